package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	_ "image/gif"
	_ "image/jpeg"
	_ "image/png"
	"os"
	"path"
	"strconv"
	"strings"

	"argosdocs/wasm/pack"
)

// picture is the size of an image file in CSS pixels, 0 when it does not tell.
type picture struct{ width, height int }

// readPicture reads the size of a PNG, JPEG, GIF or SVG file. Other files have
// no size here.
func readPicture(full, file string) (picture, []pack.Diagnostic) {
	data, err := os.ReadFile(full)
	if err == nil {
		var p picture
		if p, err = pictureSize(path.Ext(file), data); err == nil {
			return p, nil
		}
	}
	return picture{}, []pack.Diagnostic{{
		Severity: pack.Error, Code: "bad-image", File: file, Line: 1, Column: 1,
		Message: "this picture cannot be read: " + err.Error(), Fix: "save it again as PNG, JPEG, GIF or SVG",
	}}
}

func pictureSize(ext string, data []byte) (picture, error) {
	switch ext {
	case ".png", ".jpg", ".jpeg", ".gif":
		config, _, err := image.DecodeConfig(bytes.NewReader(data))
		return picture{config.Width, config.Height}, err
	case ".svg":
		return svgSize(data)
	}
	return picture{}, nil
}

// svgSize reads width and height of the root element, else of its viewBox.
func svgSize(data []byte) (picture, error) {
	decoder := xml.NewDecoder(bytes.NewReader(data))
	for {
		token, err := decoder.Token()
		if err != nil {
			return picture{}, errors.New("it has no svg element")
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if start.Name.Local != "svg" {
			return picture{}, errors.New("it has no svg element")
		}
		attrs := map[string]string{}
		for _, attr := range start.Attr {
			attrs[attr.Name.Local] = attr.Value
		}
		p := picture{pixels(attrs["width"]), pixels(attrs["height"])}
		if box := strings.Fields(strings.ReplaceAll(attrs["viewBox"], ",", " ")); len(box) == 4 && (p.width == 0 || p.height == 0) {
			p = picture{pixels(box[2]), pixels(box[3])}
		}
		return p, nil
	}
}

func pixels(text string) int {
	number, err := strconv.ParseFloat(strings.TrimSuffix(text, "px"), 64)
	if err != nil || number < 0 || number > 1e6 {
		return 0
	}
	return int(number + 0.5)
}

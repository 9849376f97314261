import { describe, expect, test } from 'vitest';
import { searchHit } from '../../site/fixtures';
import { hitText } from './hitText';

const plain = (text: string) => [{ text, marked: false }];
const levels = (lvl2: string | null) => ({ ...searchHit('Guides', 'Build modes').hierarchy, lvl2 });
const level = (value: string) => ({ value, matchLevel: 'full' as const });

describe('5.3: icon and lines of a row', () => {
  test('a page, with what it says', () => {
    expect(hitText(searchHit('Guides', 'Build modes', { content: 'All of them' }))).toEqual({
      icon: 'page',
      title: plain('Build modes'),
      detail: plain('All of them'),
    });
  });

  test('a heading, with its page', () => {
    expect(hitText(searchHit('Guides', 'Build modes', { type: 'lvl2', hierarchy: levels('CI') }))).toEqual({
      icon: 'heading',
      title: plain('CI'),
      detail: plain('Build modes'),
    });
  });

  test('a text, with its page; the snippet goes before the whole text', () => {
    const hit = searchHit('Guides', 'Build modes', {
      type: 'content',
      content: 'A very long text about things',
      _snippetResult: { hierarchy: {}, content: level('… <mark>long</mark> text …') },
    });
    expect(hitText(hit)).toEqual({
      icon: 'text',
      title: [{ text: '… ', marked: false }, { text: 'long', marked: true }, { text: ' text …', marked: false }],
      detail: plain('Build modes'),
    });
  });
});

describe('4.2: no empty rows', () => {
  test('a level without text gives way to the deepest that has some', () => {
    expect(hitText(searchHit('Guides', 'Build modes', { type: 'lvl3' })).title).toEqual(plain('Build modes'));
  });

  test('so does a hit of type lvl0', () => {
    expect(hitText(searchHit('Guides', 'Build modes', { type: 'lvl0', hierarchy: levels('CI') })).title).toEqual(plain('CI'));
  });
});

test('M20: the plain text of a hit is shown literally', () => {
  expect(hitText(searchHit('G', 'Array&lt;string&gt;')).title).toEqual(plain('Array&lt;string&gt;'));
});

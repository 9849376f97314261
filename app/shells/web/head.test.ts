import { describe, expect, test } from 'vitest';
import { pageView, site } from '../../site/fixtures';
import { htmlClasses, pageHead, structuredData } from './head';
import { updateHead } from './updateHead';

const faq = pageView('faq');

/** Content of the tags by name, property or rel. */
function tags(view: Parameters<typeof pageHead>[1]): Record<string, string | undefined> {
  return Object.fromEntries(
    pageHead(site, view).map(({ name, attributes, text }) => {
      const { name: key, property, rel, hreflang, content, href } = attributes;
      return [[key ?? property ?? rel ?? name, hreflang].filter(Boolean).join(' '), text ?? content ?? href];
    }),
  );
}

describe('section 3: tags of a page', () => {
  test('all of them', () => {
    const view = { ...faq, description: 'Answers.', keywords: ['a', 'b'], image: '/img/faq.png' };
    expect(tags(view)).toEqual({
      title: 'Frequently Asked Questions - Argos',
      'og:title': 'Frequently Asked Questions - Argos',
      description: 'Answers.',
      'og:description': 'Answers.',
      keywords: 'a,b',
      'og:image': 'https://argos-ci.com/docs/img/faq.png',
      'twitter:image': 'https://argos-ci.com/docs/img/faq.png',
      'twitter:card': 'summary_large_image',
      canonical: 'https://argos-ci.com/docs/faq',
      'og:url': 'https://argos-ci.com/docs/faq',
      'alternate en': 'https://argos-ci.com/docs/faq',
      'alternate x-default': 'https://argos-ci.com/docs/faq',
      'og:locale': 'en',
      docusaurus_locale: 'en',
      'docsearch:language': 'en',
      docusaurus_tag: 'docs-default-current',
      'docsearch:docusaurus_tag': 'docs-default-current',
      docusaurus_version: 'current',
      'docsearch:version': 'current',
    });
  });

  test('the social card stands in for a missing image, and need not exist', () => {
    expect(tags(faq)['og:image']).toBe('https://argos-ci.com/docs/img/social-card.jpg');
    expect(pageHead({ ...site, socialImage: undefined }, faq).map(({ attributes }) => attributes['property'])).not.toContain(
      'og:image',
    );
  });

  test.each([
    ['', 'Argos'],
    ['  Argos ', 'Argos'],
    [' FAQ ', 'FAQ - Argos'],
  ])('title of "%s"', (title, written) => {
    expect(tags({ ...faq, title })['title']).toBe(written);
  });

  test('unlisted pages are not indexed', () => {
    expect(tags({ ...faq, unlisted: true })['robots']).toBe('noindex, nofollow');
  });

  test('RT-6: the not-found page has a title, no address and is not indexed', () => {
    const found = tags(null);
    expect(found['title']).toBe('Page Not Found - Argos');
    expect(found['robots']).toBe('noindex, nofollow');
    expect(found['docusaurus_tag']).toBe('default');
    expect(found['canonical']).toBeUndefined();
  });
});

test('HD-3: the id in the classes of html keeps its slash', () => {
  expect(htmlClasses(pageView('guides/build-modes'))).toContain('docs-doc-id-guides/build-modes');
});

test('structured data lists the breadcrumbs that lead somewhere', () => {
  const breadcrumbs = [{ label: 'Guides' }, { label: 'CI', path: '/docs/ci' }, { label: 'FAQ', path: '/docs/faq' }];
  expect(JSON.parse(structuredData(site, { ...faq, breadcrumbs }) ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'CI', item: 'https://argos-ci.com/docs/ci' },
      { position: 2, name: 'FAQ', item: 'https://argos-ci.com/docs/faq' },
    ],
  });
  expect(structuredData(site, faq)).toBeNull();
});

test('HD-1: navigation exchanges the managed tags and leaves the others', () => {
  document.head.innerHTML =
    '<meta name="generator" content="x"><title data-rh="true">Old</title><meta data-rh="true" name="keywords" content="old">';
  document.documentElement.className = `mine ${htmlClasses(null).join(' ')}`;
  updateHead(site, null, faq);
  expect(document.title).toBe('Frequently Asked Questions - Argos');
  expect(document.querySelector('[name=keywords]')).toBeNull();
  expect(document.querySelector('[name=generator]')).not.toBeNull();
  expect(document.querySelector('[rel=canonical]')).toHaveAttribute('data-rh', 'true');
  expect([...document.documentElement.classList]).toEqual(['mine', ...htmlClasses(faq)]);
});

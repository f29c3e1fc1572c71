// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { styleSingleton } from './adopted-style.ts';

it('holds a style as long as anybody wants it, and makes no element of it', () => {
  const Style = styleSingleton();
  const css = 'body { overflow: hidden }';
  const rules = () => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).length;
  const first = render(<Style styles={css} />);
  const second = render(<Style styles={css} />);
  expect(rules()).toBe(1);
  expect(document.querySelectorAll('style')).toHaveLength(0);
  first.unmount();
  expect(rules()).toBe(1);
  second.unmount();
  expect(rules()).toBe(0);
});

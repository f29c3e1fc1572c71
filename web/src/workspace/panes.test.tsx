// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { draw, widthOf } from '../testing/draw.tsx';
import type { PaneName } from './pane-sizes.ts';
import { Panes } from './panes.tsx';

function Planner({ first = 'chat' }: { first?: PaneName }) {
  const [open, setOpen] = useState<PaneName>(first);
  return <Panes open={open} onOpen={setOpen} chat={<p>Words</p>} trip={<p>Stops</p>} map={<p>Land</p>} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent?.trim());

describe('the panes of a phone', () => {
  it('are tabs, each with the panel that it shows, and no navigation', () => {
    widthOf(390);
    draw(<Planner />);
    expect(screen.queryByRole('navigation')).toBeNull();
    const tabs = within(screen.getByRole('tablist', { name: 'Panes' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent?.trim())).toEqual(['Chat', 'Trip', 'Map']);
    expect(selected()).toEqual(['Chat']);
    const panel = screen.getByRole('tabpanel', { name: 'Chat' });
    expect(tab('Chat').getAttribute('aria-controls')).toBe(panel.id);
    expect(within(panel).getByText('Words')).toBeTruthy();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('are one stop of the Tab key; arrows, Home and End go from one to the next', async () => {
    widthOf(390);
    const { person } = draw(<Planner />);
    await person.tab();
    expect(document.activeElement).toBe(tab('Chat'));
    await person.keyboard('{ArrowRight}');
    expect([selected(), document.activeElement]).toEqual([['Trip'], tab('Trip')]);
    await person.keyboard('{End}');
    expect([selected(), document.activeElement]).toEqual([['Map'], tab('Map')]);
    await person.keyboard('{ArrowRight}');
    expect(selected()).toEqual(['Chat']);
    await person.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['Map']);
    await person.keyboard('{Home}');
    expect(selected()).toEqual(['Chat']);
    await person.tab();
    expect(screen.getAllByRole('tab')).not.toContain(document.activeElement);
  });

  it('draw no map before it is asked for, and keep it afterwards', async () => {
    widthOf(390);
    const { person } = draw(<Planner />);
    expect(screen.queryByText('Land')).toBeNull();
    await person.click(tab('Map'));
    await person.click(tab('Trip'));
    expect(screen.getByText('Land')).toBeTruthy();
  });
});

describe('the panes of a tablet', () => {
  it('have the chat beside either trip or map', async () => {
    widthOf(800);
    const { person } = draw(<Planner />);
    expect(screen.getByRole('complementary', { name: 'Chat' })).toBeTruthy();
    expect(selected()).toEqual(['Trip']);
    await person.click(tab('Map'));
    expect(selected()).toEqual(['Map']);
    expect(screen.getByRole('tabpanel', { name: 'Map' })).toBeTruthy();
  });
});

describe('the panes of a desktop', () => {
  it('stand beside each other, with nothing to choose from', () => {
    widthOf(1440);
    draw(<Planner />);
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByRole('complementary', { name: 'Chat' })).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Map' })).toBeTruthy();
  });
});

/*
 * Begins a page that the server drew. It can be read and its links followed as it came, so the application, many times
 * its weight, waits: for somebody who has used it before, and has it on the device, not at all; for others until their
 * first sign (a touch, a move, a key), or until the page has been idle for a while. Nothing done meanwhile is lost.
 */

/** Written by the application when it starts. */
const seenKey = 'wayfare.seen';
/** Known to `main.tsx` by this name too. */
const reloadedKey = 'wayfare.reloaded-at';
/** How long the page waits for a sign before it starts by itself; messages to everybody must reach it too. */
const idleStartMs = 4000;
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

type Act = () => void;

function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(seenKey) !== null;
  } catch {
    return false;
  }
}

/** A link needs no application, unless it has something to ask first; opened in another tab it asks nothing. */
const isFollowed = (control: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  control.localName === 'a' && (!('asks' in control.dataset) || ctrlKey || metaKey || shiftKey);

/** Queues what needs the application until it is there: presses of buttons, forms that are sent, shortcuts. */
function queueActs(): Act {
  const acts: Act[] = [];
  const queue = (event: Event, act: Act) => {
    event.preventDefault();
    event.stopPropagation();
    acts.push(act);
  };
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(
      'a, button, [type=checkbox], [type=radio]',
    );
    if (!control || isFollowed(control, event)) return;
    control.style.opacity = '0.6';
    queue(event, () => {
      control.style.opacity = '';
      control.click();
    });
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    queue(event, () => form.requestSubmit());
  };
  const onKey = (event: Event) => {
    const { key, ctrlKey, metaKey, target } = event as KeyboardEvent;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'k')
      queue(event, () =>
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
      );
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('keydown', onKey, true);
    for (const act of acts) act();
  };
}

let pointed: Element | null = null;

/** Replays the hover that the application missed: it hears only of a pointer that comes in. */
function replayPointer() {
  const init = { bubbles: true, pointerType: 'mouse' };
  pointed?.dispatchEvent(new PointerEvent('pointerover', init));
  pointed?.dispatchEvent(new MouseEvent('mouseover', init));
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Replays what was typed into a field before the application listened: it hears of changes only. */
function replayInput(field: Field) {
  const { value } = field;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

const isFilledIn = (field: Field) =>
  field.localName === 'select'
    ? [...(field as HTMLSelectElement).options].some(
        ({ selected, defaultSelected }) => selected !== defaultSelected,
      )
    : field.value !== (field as HTMLInputElement).defaultValue;

/** Puts the application's scripts into the page; resolves once it is hydrated, rejects where they cannot be loaded. */
const start = () =>
  new Promise((resolve, reject) => {
    document.addEventListener('wayfare:hydrated', resolve, { once: true });
    const scripts = document.querySelector<HTMLTemplateElement>('#application')!.content.cloneNode(true);
    (scripts as DocumentFragment).querySelector('script')!.addEventListener('error', reject);
    document.head.append(scripts);
  });

/** A page left open over a new release asks for scripts that are gone: load the new release, once. */
function reloadOnce() {
  const last = Number(sessionStorage.getItem(reloadedKey));
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
}

/** Remembers what a mouse is on; a finger is on nothing once it is lifted. */
function onPointer({ target, pointerType }: PointerEvent) {
  pointed = pointerType === 'mouse' ? (target as Element) : null;
}

let begun = false;
async function begin() {
  if (begun) return;
  begun = true;
  try {
    await start();
  } catch {
    // Without a network the page can still be read; the next sign tries again.
    if (navigator.onLine) reloadOnce();
    begun = false;
    return;
  }
  for (const sign of signs) removeEventListener(sign, begin, true);
  removeEventListener('pointerover', onPointer, true);
  replayPointer();
  for (const field of document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), select'))
    if (isFilledIn(field)) replayInput(field);
  replayActs();
}

const replayActs = queueActs();
addEventListener('pointerover', onPointer, { capture: true, passive: true });
if (hasBeenHere()) void begin();
for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
const startWhenIdle = () => setTimeout(begin, idleStartMs);
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
let hydrated = false;
document.addEventListener('wayfare:hydrated', () => (hydrated = true), { once: true });
// A visit that ends before the application could count it is a visit all the same.
addEventListener('pagehide', () => {
  const { pathname, search } = location;
  const view = { path: (pathname + search).slice(0, 2000), title: document.title.slice(0, 300) };
  if (!hydrated)
    navigator.sendBeacon('/api/log-view', new Blob([JSON.stringify(view)], { type: 'application/json' }));
});

// XML 1.0 has no way to write these at all.
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text as it may stand in an element or an attribute. */
export const xmlText = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"\r]/g, (character) => entities[character]!);

/** An element with text in it; nothing at all where the text is empty. */
export const textElement = (name: string, text: string | undefined | null) =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

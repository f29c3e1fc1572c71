// XML 1.0 has no way to write these at all.
// oxlint-disable-next-line no-control-regex
const unwritable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
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

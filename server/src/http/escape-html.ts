const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand in HTML, attributes included. */
export const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => entities[character]!);

/** A file as whoever wrote it hands it over. */
export interface WrittenFile {
  content: string | Uint8Array;
  contentType: string;
  fileName: string;
}

/** An answer that is a file to keep, with the name it should be kept under. */
export class FileAnswer {
  readonly content: string | Buffer;
  readonly contentType: string;
  readonly fileName: string;
  constructor({ content, contentType, fileName }: WrittenFile) {
    // Bytes that come from another thread have lost their class.
    this.content =
      typeof content === 'string' ? content : Buffer.from(content.buffer, content.byteOffset, content.length);
    this.contentType = contentType;
    this.fileName = fileName;
  }

  /** Plain letters for old programs, and the name as it is (RFC 6266) for all others. */
  get disposition() {
    const plain = this.fileName
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\]/g, '');
    const exact = encodeURIComponent(this.fileName).replace(
      /['()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16)}`,
    );
    return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
  }
}

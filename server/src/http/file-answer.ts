import type { Readable } from 'node:stream';

/** A file as whoever wrote it hands it over. */
export interface WrittenFile {
  content: string | Uint8Array;
  contentType: string;
  fileName: string;
}

/** A file that is read as it is sent, and may be shown by a browser instead of being saved. */
interface StreamedFile extends Omit<WrittenFile, 'content'> {
  content: Readable;
  shown: boolean;
}

/** An answer that is a file to keep, with the name it should be kept under. */
export class FileAnswer {
  readonly content: string | Buffer | Readable;
  readonly contentType: string;
  readonly fileName: string;
  readonly #shown: boolean;
  constructor(file: WrittenFile | StreamedFile) {
    const { content } = file;
    // Bytes that come from another thread have lost their class.
    this.content =
      content instanceof Uint8Array
        ? Buffer.from(content.buffer, content.byteOffset, content.length)
        : content;
    this.contentType = file.contentType;
    this.fileName = file.fileName;
    this.#shown = 'shown' in file && file.shown;
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
    return `${this.#shown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
  }
}

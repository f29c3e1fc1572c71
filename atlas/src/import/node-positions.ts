const SCALE = 1e7;

/** Where some nodes lie, of very many: first they are wanted, then sorted, then found as they come by. */
export class NodePositions {
  private wanted: number[] = [];
  private ids = new Float64Array();
  private lats = new Int32Array();
  private lons = new Int32Array();
  private found = new Uint8Array();

  want(ids: readonly number[]): void {
    for (const id of ids) this.wanted.push(id);
  }

  /** To be called once, when all that are wanted are known. */
  sort(): void {
    this.ids = Float64Array.from(new Set(this.wanted)).sort();
    this.lats = new Int32Array(this.ids.length);
    this.lons = new Int32Array(this.ids.length);
    this.found = new Uint8Array(this.ids.length);
    this.wanted = [];
  }

  set(id: number, lat: number, lon: number): void {
    const at = this.indexOf(id);
    if (at < 0) return;
    this.lats[at] = Math.round(lat * SCALE);
    this.lons[at] = Math.round(lon * SCALE);
    this.found[at] = 1;
  }

  /** Latitude and longitude; null of a node that did not come by. */
  get(id: number): readonly [lat: number, lon: number] | null {
    const at = this.indexOf(id);
    return at < 0 || this.found[at] !== 1 ? null : [this.lats[at]! / SCALE, this.lons[at]! / SCALE];
  }

  private indexOf(id: number): number {
    let [low, high] = [0, this.ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.ids[middle]!;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

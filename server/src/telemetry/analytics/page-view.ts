/** One view of a page, as it is told to an analytics service. */
export interface PageView {
  /** Without its query. */
  path: string;
  title: string;
  address: string;
  userAgent: string;
  at: number;
}

/** What a service is sent for one view. */
export interface ViewRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Writes a view the way one service reads it. */
export type AnalyticsAdapter = (view: PageView) => ViewRequest;

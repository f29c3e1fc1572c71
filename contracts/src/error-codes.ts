/** Every refusal the API makes on purpose, with its HTTP status. */
export const errorStatus = {
  bad_input: 400,
  sign_in_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  beyond_end: 416,
  too_many_requests: 429,
  region_not_served: 451,
  internal: 500,
  not_available: 503,
  storage_full: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;

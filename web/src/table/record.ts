/** Where a finished game can be had as one small file. */
export const recordUrl = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`

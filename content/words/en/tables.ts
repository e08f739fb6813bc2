/** The frames of tables in long texts, which scroll on a narrow screen. */
export const tables = {
  table: 'Table',
  tableOf: 'Table: {heading}',
} as const

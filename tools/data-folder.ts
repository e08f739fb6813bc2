import path from 'node:path'

/** Return the folder for one kind of local data, such as databases or e-mails. */
export function dataFolder(kind: string): string {
  return path.resolve(process.env.LOCAL_DATA_DIR || '.data', kind)
}

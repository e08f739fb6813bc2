import path from 'node:path'

/** Where a laptop's data of one kind lies: databases, mail. */
export function dataFolder(kind: string): string {
  return path.resolve(process.env.LOCAL_DATA_DIR || '.data', kind)
}

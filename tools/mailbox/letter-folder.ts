import { mkdirSync } from 'node:fs'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Failure } from '@/tools/process/failure'
import { type Letter, parseLetter } from '@/tools/mailbox/letter'

export type LetterFolder = {
  /** The letter is on the disk when this is done. */
  readonly keep: (raw: Buffer) => Promise<void>
  /** Newest first. */
  readonly list: () => Promise<readonly Letter[]>
  readonly find: (id: string) => Promise<Letter | null>
}

/** Letters as they came, one file each, named by the moment of their arrival. */
export function openLetterFolder(folder: string): LetterFolder {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Failure(
      `Letters cannot be kept in ${folder}: ${error instanceof Error ? error.message : error}`,
    )
  }
  // A letter never changes, so each is parsed once.
  const parsed = new Map<string, Promise<Letter>>()
  let count = 0

  async function ids(): Promise<readonly string[]> {
    const names = await readdir(folder)
    return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4))
  }

  function load(id: string): Promise<Letter> {
    const loading = parsed.get(id) ?? readFile(fileOf(id)).then((raw) => parseLetter(id, raw))
    parsed.set(id, loading)
    loading.catch(() => parsed.delete(id))
    return loading
  }

  function fileOf(id: string): string {
    return path.join(folder, `${id}.eml`)
  }

  return {
    async keep(raw) {
      const number = String(++count).padStart(6, '0')
      const id = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}-${number}`
      // Written whole under another name first: a file that is cut short is never taken for a letter.
      const growing = `${fileOf(id)}.part`
      try {
        const file = await open(growing, 'wx')
        try {
          await file.writeFile(raw)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(growing, fileOf(id))
      } catch (error) {
        await rm(growing, { force: true })
        throw error
      }
    },
    async list() {
      const newestFirst = [...(await ids())].sort().reverse()
      const loaded = await Promise.allSettled(newestFirst.map(load))
      return loaded.flatMap((letter) => (letter.status === 'fulfilled' ? [letter.value] : []))
    },
    async find(id) {
      return (await ids()).includes(id) ? load(id) : null
    },
  }
}

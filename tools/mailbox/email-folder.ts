import { mkdirSync } from 'node:fs'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Failure } from '@/tools/process/user-error'
import { type Email, parseEmail } from '@/tools/mailbox/email'

export type EmailFolder = {
  /** Stores an e-mail; resolves once it has been written to disk. */
  readonly keep: (raw: Buffer) => Promise<void>
  /** List the e-mails, newest first. */
  readonly list: () => Promise<readonly Email[]>
  readonly find: (id: string) => Promise<Email | null>
}

/** Store e-mails exactly as received, one file each, named by their time of arrival. */
export function openEmailFolder(folder: string): EmailFolder {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Failure(
      `E-mails cannot be kept in ${folder}: ${error instanceof Error ? error.message : error}`,
    )
  }
  // Each e-mail is parsed only once, because it never changes.
  const parsed = new Map<string, Promise<Email>>()
  let count = 0

  async function ids(): Promise<readonly string[]> {
    const names = await readdir(folder)
    return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4))
  }

  function load(id: string): Promise<Email> {
    const loading = parsed.get(id) ?? readFile(fileOf(id)).then((raw) => parseEmail(id, raw))
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
      // Write the e-mail under another name first, so that nobody takes a half-written file for an e-mail.
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
      return loaded.flatMap((email) => (email.status === 'fulfilled' ? [email.value] : []))
    },
    async find(id) {
      return (await ids()).includes(id) ? load(id) : null
    },
  }
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type Mailbox, startMailbox } from '@/tools/mailbox/start-mailbox'

let folder: string
let mailbox: Mailbox

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mailbox-'))
  mailbox = await startMailbox({ folder })
})
afterEach(async () => {
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

async function send(email: SendMailOptions): Promise<void> {
  const transport = createTransport(mailbox.smtpUrl)
  try {
    await transport.sendMail({ from: 'Lumi <lumi@example.com>', to: 'guest@example.com', ...email })
  } finally {
    transport.close()
  }
}

async function get(at: string): Promise<Response> {
  return fetch(`${mailbox.webUrl}${at}`)
}

async function emails() {
  return (await get('/api/emails')).json()
}

test('an e-mail is returned with all its parts', async () => {
  await send({
    to: ['one@example.com', 'two@example.com'],
    replyTo: 'guest@example.com',
    subject: 'Your booking – revontulet',
    text: 'plain',
    html: '<p>rich</p>',
    messageId: '<one@example.com>',
    attachments: [
      { filename: 'tour.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
      { filename: 'map.png', contentType: 'image/png', content: Buffer.from([1, 2, 3]) },
    ],
  })
  expect(await emails()).toEqual([
    expect.objectContaining({
      from: '"Lumi" <lumi@example.com>',
      to: ['one@example.com', 'two@example.com'],
      replyTo: 'guest@example.com',
      subject: 'Your booking – revontulet',
      text: 'plain',
      html: '<p>rich</p>',
      messageId: '<one@example.com>',
      attachments: [
        { filename: 'tour.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
        { filename: 'map.png', contentType: 'image/png', content: 'AQID' },
      ],
    }),
  ])
})

test('e-mails are still there after a restart, newest first', async () => {
  await send({ subject: 'first', text: 'x' })
  await send({ subject: 'second', text: 'x' })
  await mailbox.close()
  mailbox = await startMailbox({ folder })
  expect(await emails()).toMatchObject([{ subject: 'second' }, { subject: 'first' }])
  expect(await (await get('/')).text()).toContain('second')
})

test('an e-mail that cannot be stored is refused temporarily, and accepted later', async () => {
  rmSync(folder, { recursive: true })
  await expect(send({ subject: 'kept later', text: 'x' })).rejects.toMatchObject({ responseCode: 451 })
  mkdirSync(folder)
  await send({ subject: 'kept later', text: 'x' })
  expect(await emails()).toMatchObject([{ subject: 'kept later' }])
})

test('the content of an e-mail never becomes markup on the pages of the mailbox', async () => {
  const evil = '<img src=x onerror="alert(1)">'
  await send({ from: { name: evil, address: 'evil@example.com' }, subject: evil, text: evil })
  const [{ id }] = await emails()
  for (const at of ['/', `/emails/${id}`]) {
    const page = await get(at)
    expect(await page.text()).not.toContain('<img')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test("an e-mail's own HTML is shown in a sandbox without scripts", async () => {
  await send({ subject: 'rich', html: '<p>Hello</p><script>alert(1)</script>' })
  const [{ id }] = await emails()
  expect(await (await get(`/emails/${id}`)).text()).toMatch(/<iframe [^>]*sandbox="(?!.*allow-scripts)/)
  const frame = await get(`/emails/${id}/html`)
  expect(await frame.text()).toContain('<p>Hello</p>')
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox (?!.*allow-scripts).*default-src 'none'/,
  )
})

test('an attachment is downloaded and never displayed', async () => {
  await send({ attachments: [{ filename: 'a"b\r\nc.html', contentType: 'text/html', content: '<b>' }] })
  const [{ id }] = await emails()
  const download = await get(`/emails/${id}/attachments/0`)
  expect(await download.text()).toBe('<b>')
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/)
})

test('a path out of the folder finds nothing', async () => {
  expect((await get('/emails/..%2F..%2Fetc')).status).toBe(404)
})

test('e-mails are listed with the time and zone of Helsinki', async () => {
  await send({ subject: 'Tonight', date: new Date('2026-12-12T18:05:00Z') })
  expect(await (await get('/')).text()).toContain(
    '<time datetime="2026-12-12T18:05:00.000Z">12 Dec 2026, 20:05:00 EET</time>',
  )
})

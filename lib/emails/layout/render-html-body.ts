import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Draft, type ChartBar, type Part, type Row, type Step } from '@/lib/emails/layout/email-draft'
import { escapeHtml, textToHtml } from '@/lib/emails/layout/text-to-html'
import { emailColours, DISPLAY_FONT, emailStyles, TEXT_FONT, COMMAND_FONT } from '@/lib/emails/layout/theme'
import { TOUR_PICTURE_ID } from '@/lib/emails/parts/tour-picture'
import { telUrl } from '@/lib/emails/parts/tel-url'
import { homeUrl } from '@/lib/emails/parts/page-url'
import { companyAddress, companyLocation } from '@/lib/words/company-place'
import { words } from '@/lib/words/words'

/** Lay out an e-mail as HTML that works in Outlook, Gmail and Apple Mail and loads nothing from the network. */
export async function renderHtmlBody(draft: Draft, sender: EmailSender): Promise<string> {
  // MJML loads hundreds of files, so import it only when an e-mail is rendered.
  const { default: mjml2html } = await import('mjml')
  const { html } = await mjml2html(toMjml(draft, sender), {
    fonts: {},
    validationLevel: 'strict',
    keepComments: false,
  })
  return html
}

function toMjml(draft: Draft, sender: EmailSender): string {
  return `<mjml lang="${draft.language}" dir="ltr">
  <mj-head>
    <mj-title>${escapeHtml(draft.subject)}</mj-title>
    <mj-preview>${escapeHtml(draft.preheader)}</mj-preview>
    <mj-raw>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="${TEXT_FONT}" />
      <mj-text font-size="16px" line-height="26px" color="${emailColours.ink}" />
      <mj-table cellpadding="0" cellspacing="0" color="${emailColours.ink}" />
      <mj-button align="left" background-color="${emailColours.ember}" color="${emailColours.ink}" font-size="16px" font-weight="bold" border-radius="26px" inner-padding="16px 30px" padding="6px 0 30px" />
    </mj-attributes>
    <mj-style>${emailStyles}</mj-style>
  </mj-head>
  <mj-body css-class="page" width="640px" background-color="${emailColours.snow}">
    ${headerMjml(draft, sender)}
    <mj-section css-class="snow" background-color="${emailColours.snow}" padding="36px 28px 18px">
      <mj-column>${draft.parts.map(partMjml).join('\n')}</mj-column>
    </mj-section>
    ${footerMjml(draft, sender)}
  </mj-body>
</mjml>`
}

function headerMjml({ headline, subline, hasTourPicture }: Draft, { brand }: EmailSender): string {
  return `<mj-section full-width="full-width" css-class="night" background-color="${emailColours.night}" padding="30px 28px 34px">
      <mj-column>
        <mj-text color="${emailColours.snow}" font-family="${DISPLAY_FONT}" font-size="17px" line-height="24px" padding="0 0 40px">${textToHtml(brand)}</mj-text>
        <mj-text css-class="headline" color="${emailColours.snow}" font-family="${DISPLAY_FONT}" font-size="34px" line-height="42px" padding="0 0 10px"><h1>${textToHtml(headline)}</h1></mj-text>
        <mj-text color="${emailColours.mist}" font-size="16px" line-height="24px" padding="0">${textToHtml(subline)}</mj-text>
      </mj-column>
    </mj-section>
    ${hasTourPicture ? TOUR_PICTURE : ''}
    <mj-section full-width="full-width" background-color="${emailColours.aurora}" padding="0">
      <mj-column><mj-spacer height="3px" /></mj-column>
    </mj-section>`
}

/** The tour's picture is decorative, so it has no text alternative. */
const TOUR_PICTURE = `<mj-section full-width="full-width" css-class="night" background-color="${emailColours.night}" padding="0">
      <mj-column><mj-image src="cid:${TOUR_PICTURE_ID}" alt="" width="640px" padding="0" /></mj-column>
    </mj-section>`

function footerMjml({ reason, language }: Draft, sender: EmailSender): string {
  const { brand, legalName, businessId, email, phone } = sender
  const home = homeUrl(sender, language)
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" style="color:${emailColours.slate};">${escapeHtml(text)}</a>`
  const lines = [
    `${textToHtml(brand)} · ${textToHtml(companyLocation(language))}`,
    `${textToHtml(legalName)} · ${textToHtml(words('email', language)('businessId', { businessId }))}`,
    textToHtml(companyAddress(language)),
    `${link(`mailto:${email}`, email)} · ${link(telUrl(phone), phone)}`,
    link(home, home.replace(/^https?:\/\//, '')),
  ]
  return `<mj-section css-class="snow" background-color="${emailColours.snow}" padding="0 28px 44px">
      <mj-column css-class="footer" border-top="1px solid ${emailColours.ice}" padding="22px 0 0">
        <mj-text css-class="quiet" color="${emailColours.slate}" font-size="14px" line-height="23px" padding="0 0 12px">${lines.join('<br />')}</mj-text>
        <mj-text css-class="quiet" color="${emailColours.slate}" font-size="14px" line-height="23px" padding="0">${textToHtml(reason)}</mj-text>
      </mj-column>
    </mj-section>`
}

/** Render one part of an e-mail as MJML for the body's column. */
function partMjml(part: Part): string {
  if (typeof part === 'string') return paragraphMjml(part)
  switch (part.kind) {
    case 'section':
      return `${titleMjml(part.title)}${paragraphMjml(part.text)}`
    case 'table':
      return `${titleMjml(part.title)}<mj-table css-class="facts" padding="0 0 26px">${part.rows.map(rowHtml).join('')}</mj-table>`
    case 'steps':
      return `${titleMjml(part.title)}<mj-table css-class="steps" padding="0 0 12px">${part.steps.map(stepHtml).join('')}</mj-table>`
    case 'picture':
      return `<mj-image src="cid:${part.id}" alt="${escapeHtml(part.alt)}" width="${part.sizePixels}px" align="left" padding="0 0 26px" />`
    case 'bars':
      return `${titleMjml(part.title)}<mj-table css-class="facts" padding="0 0 26px">${part.bars.map(barHtml).join('')}</mj-table>`
    case 'button':
      return `<mj-button css-class="button${part.isQuiet ? ' quiet-button' : ''}" ${part.isQuiet ? QUIET_BUTTON : ''}href="${escapeHtml(part.url)}">${textToHtml(part.label)}</mj-button>`
  }
}

const QUIET_BUTTON = `background-color="transparent" border="1px solid ${emailColours.slate}" `

function paragraphMjml(text: string): string {
  return `<mj-text css-class="ink" padding="0 0 18px">${textToHtml(text)}</mj-text>`
}

function titleMjml(title: string): string {
  return `<mj-text css-class="ink title" font-family="${DISPLAY_FONT}" font-size="21px" line-height="28px" padding="14px 0 10px"><h2>${textToHtml(title)}</h2></mj-text>`
}

function rowHtml({ label, value, isStrong, url }: Row, index: number): string {
  const head = url
    ? `<a href="${escapeHtml(url)}" style="color:${emailColours.slate};white-space:nowrap;">${textToHtml(label)}</a>`
    : textToHtml(label)
  return factHtml(head, textToHtml(value), { index, weight: isStrong ? 'font-weight:bold;' : '' })
}

/**
 * Draw a bar as a coloured table cell, which shows even where images are blocked; its numbers are real text. Outlook
 * reads the width of a table and the colour of a cell only from their attributes.
 */
function barHtml({ label, value, share }: ChartBar, index: number): string {
  const width = Math.max(1, Math.round(share * 100))
  const bar = `<table role="presentation" cellpadding="0" cellspacing="0" width="${width}%" style="width:${width}%;"><tr><td class="bar" bgcolor="${emailColours.auroraDeep}" height="10" style="height:10px;padding:0;border:0;font-size:1px;line-height:10px;background-color:${emailColours.auroraDeep};">&nbsp;</td></tr></table>`
  return factHtml(textToHtml(label), `${textToHtml(value)}${share > 0 ? bar : ''}`, { index, weight: '' })
}

function factHtml(
  head: string,
  value: string,
  { index, weight }: { readonly index: number; readonly weight: string },
): string {
  const cell = `padding:11px 0;vertical-align:top;font-family:${TEXT_FONT};font-size:16px;line-height:24px;border-bottom:1px solid ${emailColours.ice};${index === 0 ? `border-top:1px solid ${emailColours.ice};` : ''}`
  return `<tr><th class="quiet" scope="row" align="left" style="${cell}width:128px;padding-right:16px;font-weight:normal;color:${emailColours.slate};">${head}</th><td class="ink" style="${cell}${weight}color:${emailColours.ink};overflow-wrap:anywhere;word-break:break-word;">${value}</td></tr>`
}

function stepHtml({ title, text, command }: Step, index: number): string {
  const cell = `padding:0 0 16px;vertical-align:top;line-height:26px;color:${emailColours.ink};`
  const lines = [
    `<strong>${textToHtml(title)}</strong>`,
    ...(text === undefined ? [] : [textToHtml(text)]),
    ...(command === undefined
      ? []
      : [`<code class="command" style="${COMMAND}">${escapeHtml(command)}</code>`]),
  ]
  return `<tr><td class="accent" style="${cell}width:34px;font-family:${DISPLAY_FONT};font-size:21px;color:${emailColours.auroraDeep};">${index + 1}</td><td class="ink" style="${cell}font-family:${TEXT_FONT};font-size:16px;">${lines.join('<br />')}</td></tr>`
}

const COMMAND = `font-family:${COMMAND_FONT};font-size:14px;padding:3px 7px;background-color:${emailColours.ice};color:${emailColours.ink};`

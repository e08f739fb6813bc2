import { type Bar, type Part, type Row, type Step } from '@/lib/emails/layout/draft'
import { escapeHtml, markUp } from '@/lib/emails/layout/mark-up'
import { colours, COMMAND_FONT, DISPLAY_FONT, TEXT_FONT } from '@/lib/emails/layout/theme'

/** Render one part of an e-mail as MJML for the body's column. */
export function partMjml(part: Part): string {
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
      return `<mj-button css-class="button" href="${escapeHtml(part.url)}">${markUp(part.label)}</mj-button>`
  }
}

function paragraphMjml(text: string): string {
  return `<mj-text css-class="ink" padding="0 0 18px">${markUp(text)}</mj-text>`
}

function titleMjml(title: string): string {
  return `<mj-text css-class="ink title" font-family="${DISPLAY_FONT}" font-size="21px" line-height="28px" padding="14px 0 10px"><h2>${markUp(title)}</h2></mj-text>`
}

function rowHtml({ label, value, isStrong, url }: Row, index: number): string {
  const head = url
    ? `<a href="${escapeHtml(url)}" style="color:${colours.slate};white-space:nowrap;">${markUp(label)}</a>`
    : markUp(label)
  return factHtml(head, markUp(value), { index, weight: isStrong ? 'font-weight:bold;' : '' })
}

/**
 * Draw a bar as a coloured table cell, which shows even where images are blocked; its numbers are real text. Outlook
 * reads the width of a table and the colour of a cell only from their attributes.
 */
function barHtml({ label, value, share }: Bar, index: number): string {
  const width = Math.max(1, Math.round(share * 100))
  const bar = `<table role="presentation" cellpadding="0" cellspacing="0" width="${width}%" style="width:${width}%;"><tr><td class="bar" bgcolor="${colours.auroraDeep}" height="10" style="height:10px;padding:0;border:0;font-size:1px;line-height:10px;background-color:${colours.auroraDeep};">&nbsp;</td></tr></table>`
  return factHtml(markUp(label), `${markUp(value)}${share > 0 ? bar : ''}`, { index, weight: '' })
}

function factHtml(
  head: string,
  value: string,
  { index, weight }: { readonly index: number; readonly weight: string },
): string {
  const cell = `padding:11px 0;vertical-align:top;font-family:${TEXT_FONT};font-size:16px;line-height:24px;border-bottom:1px solid ${colours.ice};${index === 0 ? `border-top:1px solid ${colours.ice};` : ''}`
  return `<tr><th class="quiet" scope="row" align="left" style="${cell}width:112px;padding-right:16px;font-weight:normal;color:${colours.slate};">${head}</th><td class="ink" style="${cell}${weight}color:${colours.ink};overflow-wrap:anywhere;word-break:break-word;">${value}</td></tr>`
}

function stepHtml({ title, text, command }: Step, index: number): string {
  const cell = `padding:0 0 16px;vertical-align:top;line-height:26px;color:${colours.ink};`
  const lines = [
    `<strong>${markUp(title)}</strong>`,
    ...(text === undefined ? [] : [markUp(text)]),
    ...(command === undefined
      ? []
      : [`<code class="command" style="${COMMAND}">${escapeHtml(command)}</code>`]),
  ]
  return `<tr><td class="accent" style="${cell}width:34px;font-family:${DISPLAY_FONT};font-size:21px;color:${colours.auroraDeep};">${index + 1}</td><td class="ink" style="${cell}font-family:${TEXT_FONT};font-size:16px;">${lines.join('<br />')}</td></tr>`
}

const COMMAND = `font-family:${COMMAND_FONT};font-size:14px;padding:3px 7px;background-color:${colours.ice};color:${colours.ink};`

import { type Sender } from '@/lib/emails/facts/sender'
import { type Draft } from '@/lib/emails/layout/draft'
import { partMjml } from '@/lib/emails/layout/layout-parts'
import { escapeHtml, markUp } from '@/lib/emails/layout/mark-up'
import { colours, DISPLAY_FONT, styles, TEXT_FONT } from '@/lib/emails/layout/theme'
import { telUrl } from '@/lib/emails/parts/tel-url'
import { type Words } from '@/lib/emails/words'

/** Lay out an e-mail as HTML that works in Outlook, Gmail and Apple Mail and loads nothing from the network. */
export async function layoutHtml(draft: Draft, sender: Sender, words: Words): Promise<string> {
  // Loads hundreds of files, so import it only when an e-mail is sent.
  const { default: mjml2html } = await import('mjml')
  const { html } = await mjml2html(mjmlOf(draft, sender, words), {
    fonts: {},
    validationLevel: 'strict',
    keepComments: false,
  })
  return html
}

function mjmlOf(draft: Draft, sender: Sender, words: Words): string {
  return `<mjml lang="${words.language}" dir="ltr">
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
      <mj-text font-size="16px" line-height="26px" color="${colours.ink}" />
      <mj-table cellpadding="0" cellspacing="0" color="${colours.ink}" />
      <mj-button align="left" background-color="${colours.ember}" color="${colours.ink}" font-size="16px" font-weight="bold" border-radius="26px" inner-padding="16px 30px" padding="6px 0 30px" />
    </mj-attributes>
    <mj-style>${styles}</mj-style>
  </mj-head>
  <mj-body css-class="page" background-color="${colours.snow}">
    ${headerMjml(draft, sender)}
    <mj-section css-class="snow" background-color="${colours.snow}" padding="36px 28px 18px">
      <mj-column>${draft.parts.map(partMjml).join('\n')}</mj-column>
    </mj-section>
    ${footerMjml(draft, sender, words)}
  </mj-body>
</mjml>`
}

function headerMjml({ headline, subline }: Draft, { brand }: Sender): string {
  return `<mj-section full-width="full-width" css-class="night" background-color="${colours.night}" padding="30px 28px 34px">
      <mj-column>
        <mj-text color="${colours.snow}" font-family="${DISPLAY_FONT}" font-size="17px" line-height="24px" padding="0 0 40px">${markUp(brand)}</mj-text>
        <mj-text css-class="headline" color="${colours.snow}" font-family="${DISPLAY_FONT}" font-size="34px" line-height="42px" padding="0 0 10px"><h1>${markUp(headline)}</h1></mj-text>
        <mj-text color="${colours.mist}" font-size="16px" line-height="24px" padding="0">${markUp(subline)}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section full-width="full-width" background-color="${colours.aurora}" padding="0">
      <mj-column><mj-spacer height="3px" /></mj-column>
    </mj-section>`
}

function footerMjml({ reason }: Draft, sender: Sender, words: Words): string {
  const { brand, legalName, businessId, address, location, email, phone, siteUrl } = sender
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}" style="color:${colours.slate};">${escapeHtml(text)}</a>`
  const lines = [
    `${markUp(brand)} · ${markUp(location)}`,
    `${markUp(legalName)} · ${words.businessId} ${markUp(businessId)}`,
    markUp(address),
    `${link(`mailto:${email}`, email)} · ${link(telUrl(phone), phone)}`,
    link(siteUrl, siteUrl.replace(/^https?:\/\//, '')),
  ]
  return `<mj-section css-class="snow" background-color="${colours.snow}" padding="0 28px 44px">
      <mj-column css-class="footer" border-top="1px solid ${colours.ice}" padding="22px 0 0">
        <mj-text css-class="quiet" color="${colours.slate}" font-size="14px" line-height="23px" padding="0 0 12px">${lines.join('<br />')}</mj-text>
        <mj-text css-class="quiet" color="${colours.slate}" font-size="14px" line-height="23px" padding="0">${markUp(reason)}</mj-text>
      </mj-column>
    </mj-section>`
}

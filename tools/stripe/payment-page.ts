import { type Checkout } from '@/tools/stripe/account'
import { TEST_CARDS } from '@/tools/stripe/cards'
import { escapeHtml } from '@/lib/emails/layout/text-to-html'
import { formatAmount } from '@/tools/stripe/money'
import { type PaymentForm, type PaymentFormError } from '@/tools/stripe/payment-form'

const BANK_DEBIT = `<button name="method" value="bank_debit" class="quiet" formnovalidate>Pay by bank debit (arrives later)</button>`

/** The page on which a guest pays, clearly marked as a test. It has no script. */
export function renderPaymentPage(
  checkout: Checkout,
  given: PaymentForm,
  refusal: PaymentFormError | null,
): string {
  const { session, lines } = checkout
  const amount = formatAmount(session.amount_total ?? 0, session.currency ?? '')
  const rows = lines.map(
    (line) =>
      `<li><span>${line.quantity} × ${escapeHtml(line.name)}</span> <span>${formatAmount(line.amount, session.currency ?? '')}</span></li>`,
  )
  const field = fieldsWith(refusal)
  return page(
    `Pay ${amount} (test)`,
    `${back(session.cancel_url)}
<h1>Pay ${amount}</h1>
<ul class="lines">${rows.join('')}</ul>
${refusal ? `<p role="alert" id="refusal">${escapeHtml(refusal.message)}</p>` : ''}
${session.customer_email ? `<p>For ${escapeHtml(session.customer_email)}</p>` : ''}
<form method="post">
${field('number', 'Card number', `inputmode="numeric" autocomplete="off" value="${escapeHtml(given.number)}"`)}
<div class="pair">
${field('expiry', 'Expiry', `inputmode="numeric" autocomplete="off" placeholder="MM / YY" value="${escapeHtml(given.expiry)}"`)}
${field('cvc', 'CVC', 'inputmode="numeric" autocomplete="off" maxlength="4"')}
</div>
${field('name', 'Name on card', `autocomplete="name" value="${escapeHtml(given.name)}"`)}
<button name="method" value="card">Pay</button>
${session.excluded_payment_method_types?.includes('sepa_debit') ? '' : BANK_DEBIT}
</form>
${cardHints()}`,
  )
}

export function renderClosedPage(title: string, backUrl: string | null): string {
  return page(`${title} (test)`, `<h1>${escapeHtml(title)}</h1>${back(backUrl)}`)
}

function fieldsWith(refusal: PaymentFormError | null) {
  return (name: keyof PaymentForm, label: string, attributes: string) => {
    const mark = refusal?.field === name ? ' aria-invalid="true" aria-describedby="refusal"' : ''
    return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes}${mark}>`
  }
}

function back(url: string | null): string {
  return url ? `<p><a href="${escapeHtml(url)}">Back to the shop</a></p>` : ''
}

function cardHints(): string {
  const rows = TEST_CARDS.map(
    ({ number, meaning }) =>
      `<li><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${escapeHtml(meaning)}</li>`,
  )
  return `<section aria-labelledby="cards">
<h2 id="cards">Test cards</h2>
<p>With any expiry to come, any CVC and any name. No other card is taken.</p>
<ul>${rows.join('')}</ul>
</section>`
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/c/style.css">
</head>
<body>
<header><strong>TEST</strong> No real payment. This page stands in for Stripe.</header>
<main>${body}</main>
</body>
</html>`
}

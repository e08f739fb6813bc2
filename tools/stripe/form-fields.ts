import { z } from 'zod'

/*
 * Parsers for the fields of a form-encoded request, with Stripe's error messages. `{param}` is replaced by the field's
 * name.
 */

const MAX_TEXT = 5000
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

type Refuse = (message: string, code?: string) => void

function withRefusal<T>(check: (value: T, refuse: Refuse) => void) {
  return (value: T, context: z.RefinementCtx) =>
    check(value, (message, stripeCode) =>
      context.addIssue({ code: 'custom', message, params: { stripeCode } }),
    )
}

export function text(max = MAX_TEXT) {
  return z.string().superRefine(
    withRefusal((value: string, refuse) => {
      if (value === '') {
        refuse(
          `You passed an empty string for '{param}'. We assume empty values are an attempt to unset a parameter; however '{param}' cannot be unset. You should remove '{param}' from your request or supply a non-empty value.`,
          'parameter_invalid_empty',
        )
      }
      if (value.length > max) refuse(`Invalid string: ${shorten(value)}; must be at most ${max} characters`)
    }),
  )
}

export function integerParam({ min, tooSmall }: { readonly min?: number; readonly tooSmall?: string } = {}) {
  return z
    .string()
    .superRefine(
      withRefusal((value: string, refuse) => {
        const isInteger = /^-?\d+$/.test(value) && Number.isSafeInteger(Number(value))
        if (!isInteger) refuse(`Invalid integer: ${value}`, 'parameter_invalid_integer')
        else if (min !== undefined && Number(value) < min) {
          refuse(
            tooSmall ?? `This value must be greater than or equal to ${min}.`,
            'parameter_invalid_integer',
          )
        }
      }),
    )
    .transform(Number)
}

export const email = text(512).superRefine(
  withRefusal((value: string, refuse) => {
    if (value && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) {
      refuse(`Invalid email address: ${value}`, 'email_invalid')
    }
  }),
)

export const urlParam = text().superRefine(
  withRefusal((value: string, refuse) => {
    if (value && (!/^https?:\/\/[^\s/]/.test(value) || !URL.canParse(value))) {
      refuse('Not a valid URL', 'url_invalid')
    }
  }),
)

export const currencyParam = text()
  .transform((value) => value.toLowerCase())
  .superRefine(
    withRefusal((value: string, refuse) => {
      if (!CURRENCIES.has(value)) {
        refuse(`Invalid currency: ${value}.`)
      }
    }),
  )

/**
 * Metadata: up to 50 keys of up to 40 characters, with values of up to 500 characters, however characters are counted.
 * An empty value removes its key.
 */
export const metadataParam = z
  .record(z.string(), z.string())
  .superRefine(
    withRefusal((entries: Record<string, string>, refuse) => {
      const keys = Object.keys(entries)
      if (keys.length > 50) refuse(`Metadata can have up to 50 keys, but you passed in ${keys.length}.`)
      for (const key of keys.filter(({ length }) => length > 40)) {
        refuse(
          `Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
        )
      }
      for (const value of Object.values(entries).filter(({ length }) => length > 500)) {
        refuse(
          `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`,
        )
      }
    }),
  )
  .transform((entries) => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')))

function shorten(value: string): string {
  return value.length > 16 ? `${value.slice(0, 4)}...${value.slice(-4)}` : value
}

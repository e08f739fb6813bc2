import { z } from 'zod'

const visitorFacts = {
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  /** How soon the visitor has our answer. */
  answerWithinHours: z.int(),
  /** The operator's page of the enquiry. Null while the e-mail waits: links are made when it is sent. */
  enquiryUrl: z.string().nullable().default(null),
}

/** The facts of an e-mail about a contact message or a customized tour. */
export const messageFactsSchema = z.object({
  ...visitorFacts,
  phone: z.string().nullable(),
  message: z.string(),
})

export type MessageFacts = z.infer<typeof messageFactsSchema>

/** The facts of an e-mail about transport. */
export const transportFactsSchema = z.object({
  ...visitorFacts,
  serviceType: z.string(),
  serviceUrl: z.string(),
  destination: z.string(),
  additionalInfo: z.string().nullable(),
  /** How soon the visitor has a quote. Null: the price is fixed. */
  quoteWithinHours: z.int().nullable(),
})

export type TransportFacts = z.infer<typeof transportFactsSchema>

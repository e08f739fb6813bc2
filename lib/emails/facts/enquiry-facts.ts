import { z } from 'zod'
import { languageFact } from '@/lib/emails/facts/language-fact'

const visitorFacts = {
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  /** The language that the visitor reads. */
  language: languageFact,
  /** Within how many hours we promise to reply to the visitor. */
  answerWithinHours: z.int(),
  /** The operator's link to the enquiry. Null while the e-mail is queued, as links are made when it is sent. */
  enquiryUrl: z.string().nullable().default(null),
}

/** Facts of an e-mail about a contact message or a customized tour. */
export const messageFactsSchema = z.object({
  ...visitorFacts,
  phone: z.string().nullable(),
  message: z.string(),
})

export type MessageFacts = z.infer<typeof messageFactsSchema>

/** Facts of an e-mail about a transport enquiry. */
export const transportFactsSchema = z.object({
  ...visitorFacts,
  serviceType: z.string(),
  serviceUrl: z.string(),
  destination: z.string(),
  additionalInfo: z.string().nullable(),
  /** Within how many hours we promise a quote; null if the price is fixed. */
  quoteWithinHours: z.int().nullable(),
})

export type TransportFacts = z.infer<typeof transportFactsSchema>

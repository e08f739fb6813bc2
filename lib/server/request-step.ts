import { type IncomingMessage, type ServerResponse } from 'node:http'

/** One step of a request's way. Whether it has answered; if not, the next step is asked. */
export type RequestStep = (request: IncomingMessage, response: ServerResponse) => boolean

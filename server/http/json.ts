import { type EncodedBody, type Encoding, encodeText } from './encoding.ts'

/** Below this, compressing costs more than it saves. */
const COMPRESSED_FROM = 1024

/** A JSON body that is ready to be sent, so that it can be cached. */
export class EncodedJson {
  readonly body: EncodedBody

  constructor(body: EncodedBody) {
    this.body = body
  }
}

/** Memory that a cached body takes. */
export const bytesOfJson = ({ body }: EncodedJson): number => body.bytes.length

/** @param encoding is used only if the body is long */
export async function encodeJson(body: object, encoding: Encoding | undefined): Promise<EncodedJson> {
  const text = JSON.stringify(body)
  return new EncodedJson(await encodeText(text, text.length < COMPRESSED_FROM ? undefined : encoding))
}

// In place of the packages that markdown-it imports for rules that are not enabled: named signs (entities), links without
// marks (linkify-it) and the writing of URLs (mdurl, punycode.js). Of uc.micro only two classes of signs are used, which
// browsers know too.
export const P = /\p{P}/u
export const S = /\p{S}/u
export const decodeHTMLStrict = (text) => text
export class LinkifyIt {}
export const parse = (text) => text
export const format = parse
export const encode = parse
export const decode = parse
export default {}

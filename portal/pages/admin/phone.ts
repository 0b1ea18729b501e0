/** Digits, with a leading + and with single spaces and hyphens between them, as the server takes them. */
export const PHONE = '\\+?[0-9](?:[ \\-]?[0-9]){2,31}'

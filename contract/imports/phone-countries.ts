/** The countries of which an import knows how their telephone numbers are written, by their code. */
export const PHONE_COUNTRIES = [
  ...['AE', 'AF', 'AL', 'AT', 'AU', 'BA', 'BD', 'BE', 'BG', 'BH', 'BR', 'CH', 'CN'],
  ...['CZ', 'DE', 'DK', 'DZ', 'EG', 'ES', 'ET', 'FI', 'FR', 'GB', 'GE', 'GH', 'GR'],
  ...['HK', 'HR', 'ID', 'IE', 'IL', 'IN', 'IQ', 'IR', 'IT', 'JO', 'JP', 'KE', 'KR'],
  ...['KW', 'LB', 'LK', 'LY', 'MA', 'MX', 'MY', 'NG', 'NL', 'NO', 'NP', 'NZ', 'OM'],
  ...['PH', 'PK', 'PL', 'PT', 'QA', 'RO', 'RS', 'SA', 'SD', 'SE', 'SG', 'SI', 'SK'],
  ...['SY', 'TH', 'TR', 'TW', 'TZ', 'UA', 'UG', 'US', 'VN', 'YE', 'ZA', 'ZM', 'ZW'],
] as const
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number]

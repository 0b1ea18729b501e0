/** The texts of PrivateInfo. */
export const privateInfoMessages = {
  showLabel: 'نجی معلومات دکھائیں',
  hideLabel: 'نجی معلومات چھپائیں',
}

/** The texts of PrivateInfo. */
export const privateInfoMessages = {
  showLabel: 'خفیہ معلومات دکھائیں',
  hideLabel: 'خفیہ معلومات چھپائیں',
}

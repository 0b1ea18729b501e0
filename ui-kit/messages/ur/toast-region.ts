/** The texts of ToastRegion. */
export const toastRegionMessages = {
  label: 'اطلاعات',
  dismissLabel: 'ہٹائیں',
}

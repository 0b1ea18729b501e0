/** The default texts of ToastRegion. */
export const toastRegionMessages = {
  label: 'Notifications',
  dismissLabel: 'Dismiss',
}

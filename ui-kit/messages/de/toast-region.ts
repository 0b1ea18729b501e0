/** The texts of ToastRegion. */
export const toastRegionMessages = {
  label: 'Meldungen',
  dismissLabel: 'Schließen',
}

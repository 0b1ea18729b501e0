/** The texts of ReportBlock. */
export const reportBlockMessages = {
  heading: 'Bericht',
  conditionLabel: 'Leistung',
  messageLabel: 'Nachricht',
  notificationLabel: 'Hinweis',
  complaintLabel: 'Beschwerde',
  createdAtLabel: 'Geschrieben',
  updatedAtLabel: 'Geändert',
  photoAlt: 'Foto zum Bericht',
  loadingText: 'Wird geladen',
  emptyTexts: ['Es gibt noch keinen Bericht'] as readonly string[],
}

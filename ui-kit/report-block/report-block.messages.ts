/** The default texts of ReportBlock. */
export const reportBlockMessages = {
  heading: 'Report',
  conditionLabel: 'Condition',
  messageLabel: 'Message',
  notificationLabel: 'Notification',
  complaintLabel: 'Complaint',
  createdAtLabel: 'Created',
  updatedAtLabel: 'Updated',
  photoAlt: 'Photo of the report',
  loadingText: 'Loading',
  emptyTexts: ['There is no report yet'] as readonly string[],
}

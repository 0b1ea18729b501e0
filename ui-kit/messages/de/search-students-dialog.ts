/** The texts of SearchStudentsDialog. */
export const searchStudentsDialogMessages = {
  heading: 'Schülerinnen und Schüler suchen',
  hint: 'Füllen Sie mindestens ein Feld aus',
  nameLabel: 'Name',
  fatherNameLabel: 'Name des Vaters',
  classLabel: 'Klasse',
  anyClassLabel: 'Alle Klassen',
  addressLabel: 'Adresse',
  searchLabel: 'Suchen',
  cancelLabel: 'Abbrechen',
}

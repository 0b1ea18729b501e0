/** The texts of StudentTable. */
export const studentTableMessages = {
  caption: 'Schülerinnen und Schüler',
  empty: 'Keine Schülerinnen und Schüler',
  noReportText: 'Noch keiner',
  numberHeader: 'Nr.',
  photoHeader: 'Foto',
  nameHeader: 'Name',
  fatherNameHeader: 'Name des Vaters',
  gradeHeader: 'Klasse',
  reportHeader: 'Bericht',
}

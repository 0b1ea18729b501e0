/** The ZIP of the whole school. */
export const schoolZip = {
  readme: ({ school, time }: { school: string; time: string }) =>
    `${school}: the whole school
As of ${time}

students.csv   all students       photos in photos/students
former-students.csv   all who have left the school   photos in photos/former-students
register.csv   the names of former students whose records are erased
teachers.csv   all teachers       photos in photos/teachers, id cards in id-cards
notices.csv    all notices        photos in photos/notices, files in notice-files, each in a folder named by its notice
reports.csv    all reports of this school year      photos in photos/reports
earlier-reports.csv   reports of the years before   photos in photos/earlier-reports
users.csv      all logins
guardians.csv  which parents and guardians are linked to which students
settings       what the school decides: name, texts, classes, colours (settings.json), and pictures

The lists are CSV files in UTF-8, separated by commas; the column Photo has the name of the photo's file (WebP). A cell
that a spreadsheet program would calculate begins with a quote (') that is not part of its text.

The page Import of the portal reads students.csv and teachers.csv with their photos back, and the settings: choose this ZIP
there, first for the settings, whose classes the students are in.

Not in here: passwords, recovery answers, second factors, sessions and the audit. For a copy from which the school can be
restored as it is, ask the person who runs the server for a backup.

This file holds the names, addresses and photos of children. Keep it encrypted, send it to nobody who may not read all of
it, and delete it when it has served its purpose.
`,
}

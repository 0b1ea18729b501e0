import { CalendarIcon, ReportIcon, UserIcon } from '@my-school/ui-kit'

/** The icons that school.ts may name in Home's boxes. */
export const admissionIcons = { user: UserIcon, report: ReportIcon, calendar: CalendarIcon }

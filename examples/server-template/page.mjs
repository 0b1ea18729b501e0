/** Makes a text safe in HTML and in an attribute, as every template language does. */
const escaped = (value) => String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A list or an object in an attribute. */
const json = (value) => escaped(JSON.stringify(value))

/**
 * The whole page as text, as a template of PHP or Django writes it. The elements become live when their script has run;
 * until then their places are there, and forms and links are the browser's own.
 */
export const page = ({ notices, students, report, toast }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>A server's template</title>
    <link rel="stylesheet" href="/page.css">
    <script type="module" src="/elements.js"></script>
    <script type="module" src="/page.js"></script>
  </head>
  <body>
    <main class="sheet">
      <div data-shot="heading"><kit-page-heading>Our school</kit-page-heading></div>
      <ul class="board">${notices
        .map(
          ({ id, heading, text, createdAt }) => `
        <li data-shot="notice-${id}">
          <kit-notice-card heading="${escaped(heading)}" heading-level="2" description="${escaped(text)}"
            created-at="${createdAt}" href="#${id}"></kit-notice-card>
        </li>`,
        )
        .join('')}
      </ul>
      <div data-shot="students">
        <kit-student-table id="students" sort="${json({ column: 'name', direction: 'ascending' })}"
          students="${json(students)}"
          row-actions="${json([{ key: 'delete', label: 'Delete', variant: 'danger' }])}"></kit-student-table>
      </div>
      <form id="delete" method="post" action="/delete"><input type="hidden" name="id"></form>
      <kit-confirm-delete-prompt id="prompt" word="delete"></kit-confirm-delete-prompt>
      <kit-form>
        <form class="fields" method="post" action="/add" aria-label="Add a student">
          <kit-text-field name="name" label="Name" required required-message="Enter a name"></kit-text-field>
          <kit-select-field name="class" label="Class" options="${json(['1', '4', '9', '10'])}"></kit-select-field>
          <kit-credential-generator suffix="@school.example" default-number="4711"></kit-credential-generator>
          <kit-button type="submit">Add student</kit-button>
        </form>
      </kit-form>
      <div data-shot="report">
        <kit-report-block student-name="Bilal Khan" report="${json(report)}" tones="${json({ Good: 'success' })}"></kit-report-block>
      </div>
      ${['light', 'dark']
        .map(
          (theme) => `<div class="themed" data-theme="${theme}" data-shot="nested-${theme}">
        <kit-button>Save</kit-button> <kit-button variant="quiet">Cancel</kit-button>
        <kit-badge tone="success">${theme}</kit-badge>
      </div>`,
        )
        .join('\n      ')}
      ${['ltr', 'rtl']
        .map(
          (direction) => `<div dir="${direction}" data-shot="nested-${direction}">
        <kit-faq-list items="${json([{ question: 'When does school begin?', answer: 'At eight.' }])}"></kit-faq-list>
      </div>`,
        )
        .join('\n      ')}
      <kit-toast-region toasts="${json(toast ? [{ id: 1, tone: 'success', message: toast }] : [])}"></kit-toast-region>
    </main>
  </body>
</html>
`

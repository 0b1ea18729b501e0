/** What a clipboard has, as programs write it, and what the field makes of it. */

import '../dom.ts'
import * as assert from 'uvu/assert'
import { readHtml, readPlainText } from '../../ui-kit/formatted-text-field/read-pasted.ts'
import { test } from '../test.ts'

/** As Word 365 writes it on Windows. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1>Sports<o:p></o:p></h1>
<p class=MsoNormal>All classes meet at <b style='mso-bidi-font-weight:normal'>eight
o&#8217;clock</b><span style='mso-spacerun:yes'>  </span>on the&nbsp;field.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><!--[endif]-->cold<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->A <b>hat</b><o:p></o:p></p>
<p class=MsoNormal>See <a href="https://school.example/form"><span style='color:blue'>the form</span></a>, or write to <a
href="mailto:office@school.example">office@school.example</a>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Running</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Long jump</p>
<table class=MsoTableGrid border=1><tr><td width=10><p class=MsoNormal><b>Class</b></p></td><td><p class=MsoNormal>Time</p></td></tr>
<tr><td><p class=MsoNormal>5</p></td><td><p class=MsoNormal>8:30<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

test('Word: headings, strong words, its own lists, links, tables', () => {
  assert.is(
    readHtml(WORD),
    `# Sports

All classes meet at **eight o’clock** on the field.

- Water
  - cold
- A **hat**

See [the form](https://school.example/form), or write to office@school.example.

1. Running
2. Long jump

**Class** · Time
5 · 8:30`,
  )
})

test('Google Docs: nothing is strong because of what is around it, and nested lists', () => {
  assert.is(
    readHtml(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f1865c9-8eb1"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Trip</span></h2>
<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-weight:400;white-space:pre-wrap;">Bring </span><span style="font-weight:700;white-space:pre-wrap;">water </span><a href="https://a.example/x_(y)" style="text-decoration:none;"><span style="font-weight:400;white-space:pre-wrap;">as said</span></a></p><br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">one</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>two</span></p></li></ul>
<ol style="margin-top:0;"><li dir="ltr"><p><span>first</span></p></li><li dir="ltr"><p><span>second</span></p></li></ol></b><br class="Apple-interchange-newline">`),
    `## Trip

Bring **water** [as said](https://a.example/x_%28y%29)

- one
  - inner
- two

1. first
2. second`,
  )
})

test('Pages, Gmail, WhatsApp Web and pages of the web', () => {
  for (const [html, text] of [
    // Pages and Notes, by the HTML writer of Cocoa.
    [
      '<html><head><style type="text/css">p.p1 {margin: 0px; font: 12px Helvetica} li.li1 {margin: 0px} span.s1 {font: 9px Symbol}</style></head><body><p class="p1"><b>Sports day</b></p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="s1"></span>Water</li><li class="li1"><span class="s1"></span>Hat</li></ul></body></html>',
      '**Sports day**\n\n- Water\n- Hat',
    ],
    // Gmail
    [
      '<div dir="ltr">Dear all,<div><br></div><div>bring&nbsp;<b>water</b>.</div><div>Thanks<br>Sara</div><div><br></div><div><br></div><div>--</div></div>',
      'Dear all,\n\nbring **water**.\nThanks\nSara\n\n--',
    ],
    ['<div dir="ltr">Bring:<br><div>• water</div><div>• a hat</div></div>', 'Bring:\n- water\n- a hat'],
    // WhatsApp Web: the line ends of the text count, an emoji is a picture.
    [
      '<meta charset=\'utf-8\'><div style="white-space: pre-wrap;"><span dir="ltr"><span>Reminder <strong style="font-weight: 600;">tomorrow</strong>\nat 8 <img alt="🏃" class="emoji" src="data:image/gif;base64,R0" style="display: inline-block;"></span></span></div>',
      'Reminder **tomorrow**\nat 8 🏃',
    ],
    ['<ol start="3"><li>c<li value="7">g<li>h</ol>', '3. c\n7. g\n8. h'],
    ['<ul><li>a<p>more</p><ol><li>x</li></ol></li><li></li></ul>', '- a\n  more\n  1. x'],
    ['<li>alone</li>', '- alone'],
    ['<h1>Sports<br><b>day</b></h1><p>x</p>', '# Sports day\n\nx'],
    ['<p>a</p><p>&nbsp;</p><p> </p><p><br></p><p>b</p>', 'a\n\nb'],
    ['<table><tr><td><p>only</p><ul><li>one</ul></td></tr></table>', 'only\n\n- one'],
    ['<table><tr><td>a<br>b</td><td></td><td>c</td></tr></table>', 'a b · c'],
    [
      '<b>Date:</b>12 May, <b>a </b><b>b</b>, <b>: </b><strong><a href="https://a.example">x</a></strong>',
      '**Date**:12 May, **a b**, **: [x](https://a.example)**',
    ],
    [
      '<a href="https://a.example/">a.example</a> <a href="#there">there</a> <a href="file:///C:/x">file</a>',
      'https://a.example/ there file',
    ],
    ['<a href="https://a.example"> <div>[1] form</div> </a>', '[(1) form](https://a.example)'],
    ['<a href="https://a.example/map"><img src="x.png"></a>', 'https://a.example/map'],
    [
      '<a href="tel:+92 42 111"><b>call</b></a> <a href="mailto:a@b.c?subject=x">mail</a>',
      '**[call](tel:+9242111)** [mail](mailto:a@b.c)',
    ],
    [
      '<p style="display:none">hidden</p><script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1) alt="photo">',
      '',
    ],
    ['<p>یہ <b>می\u200cخواہم</b> ہے</p>', 'یہ **می\u200cخواہم** ہے'],
    ['<pre>a\n  b</pre>', 'a\nb'],
    ['', ''],
  ] as const)
    assert.is(readHtml(html), text, html)
})

test('no link of pasted HTML leads to a script or into a file', () => {
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:x',
    'data:text/html,x',
    'file:///x',
    'vbscript:x',
    '//a',
    'about:blank',
  ])
    assert.is(readHtml(`<a href="${href}">x</a>`), 'x', href)
})

test('HTML in 10,000 elements, in each other or beside each other, is read', () => {
  assert.is(readHtml(`${'<div>'.repeat(400)}x`), 'x')
  assert.is(readHtml('<p><b>x</b></p>'.repeat(10_000)).length, 10_000 * 7 - 2)
})

test('plain text of messengers and of Word: bullets, numbers and strong words, where they surely are', () => {
  for (const [typed, text] of [
    ['Bring:\r\n• water\r\n•a hat', 'Bring:\n- water\n- a hat'],
    ['·\tone\n·\ttwo', '- one\n- two'],
    ['\uf0b7\tone\no\ttwo\n§\tthree', '- one\n- two\n- three'],
    ['• one\n  ◦ inner\n• two', '- one\n   - inner\n- two'],
    ['* one\n* two', '- one\n- two'],
    ['1) one\n2) two\n\n1) three\n2) four', '1. one\n2. two\n\n1. three\n2. four'],
    ['1.\tone\n2.\ttwo', '1. one\n2. two'],
    ['(1) one\n(2) two', '1. one\n2. two'],
    ['۱۔ پانی\n۲۔ ٹوپی', '1. پانی\n2. ٹوپی'],
    ['*Reminder*: bring *a hat* (*now*).', '**Reminder**: bring **a hat** (**now**).'],
    ['*تعطیل* کل ہے', '**تعطیل** کل ہے'],
  ] as const)
    assert.is(readPlainText(typed), text, typed)
  for (const same of [
    'Plain text\n\nand more',
    '- own\n- marks\n1. too\n**and** these *with one star*',
    '* subject to change',
    '1) only one',
    '1.5 kg\n2.5 kg',
    '12. November\n13. November',
    'Rs 500* per day, Rs 600* per night',
    '2*3*4 = 24',
    '5 * 4 * 3',
    '*open',
    '* a *',
    '**both**',
    'o one',
    'a · b',
  ])
    assert.is(readPlainText(same), same, same)
})

test.run()

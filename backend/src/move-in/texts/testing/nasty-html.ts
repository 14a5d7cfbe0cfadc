/** Markup as many hands leave it behind in years, each with a name for the test that fails. */
export const nastyHtml: Record<string, string> = {
  "text without paragraphs": "First line\nsecond line\n\nSecond <b>passage</b> &amp;amp; more",
  "breaks in place of paragraphs": "<p>One<br><br />two<br>three<br><br></p>four<div>five</div>six",
  "headings that jump":
    "<h1>Top</h1><h4>Deep</h4><h4><strong>Deep again</strong></h4><h2></h2><h6>Lowest</h6><h2>Back</h2>",
  "lists in lists":
    "<ul><li>one<ol start=3><li>inner<li>inner two</ol>after</li><ul><li>stray</ul><li><p>p one</p><p>p two</p></ul><li>loose<li>loose two",
  "a list with everything in it":
    '<ol><li><h3>Title</h3>words<table><tr><th>A</th><th>B</th></tr><tr><td>c</td><td>d</td></tr></table><img src="/x.jpg" alt="alt"></li><li><blockquote>said</blockquote></ol>',
  quotes:
    "<blockquote><p>One</p><h4>Two</h4><ul><li>three</ul>four<footer>five <cite>six</cite></footer></blockquote>",
  definitions: "<dl><dt>Term<dd>Meaning<dd>Another<dt>Next</dl>",
  "blocks of the editor":
    '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --><!--more--><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/give">Give</a></div><div class="wp-block-button"><a href="/more">More</a></div></div><div class="wp-block-file"><a href="/a.pdf">Report</a><a href="/a.pdf" class="wp-block-file__button" download>Download</a></div><figure class="wp-block-pullquote"><blockquote><p>Pulled</p><cite>Jane</cite></blockquote></figure>',
  "a picture with a caption":
    '<figure class="wp-caption"><a href="/w/a.jpg"><img src="/w/a-300x200.jpg"></a><figcaption>Words <em>under</em> it</figcaption></figure>',
  "a shortcode for a caption":
    "<p>[caption id=&#8221;a_6&#8243; width=&#8221;300&#8243;]<img src='/u/a.jpg' /> Caption words[/caption]</p><p>After</p>",
  galleries:
    '<div class="gallery"><dl class="gallery-item"><dt><a href="/a"><img src="/a.jpg"></a></dt><dd class="wp-caption-text gallery-caption">First</dd></dl><dl class="gallery-item"><dt><img src="/b.jpg"></dt></dl><br style="clear:both"></div>',
  "brackets of authors":
    "<p>He said [sic] it [1] and [laughs] [[gallery]] [Name] [see page 3] a[0]=1 [email protected]</p>",
  "page builders":
    '[vc_row css=".a{b}"][vc_column width="1/2"]<p>Column words[/vc_column][/vc_row] [et_pb_section][et_pb_toggle title="Asked"]<p>Answered</p>[/et_pb_toggle][/et_pb_section][highlight]bright[/highlight]ness',
  "a table of data":
    "<table><caption>Cap</caption><thead><tr><th rowspan=2>Who<th colspan=2>Years</tr><tr><th>2022<th>2023</tr></thead><tbody><tr><td>Men<br>all<td>1<td><a href='/x'>two</a></tr><tr><td colspan=3>Everybody</tr></tbody><tfoot><tr><td>Sum<td>3<td></tfoot></table>",
  "a table only for looks":
    "<table><tr><td><h3>Left</h3><p>words<table><tr><td>inner<td>cells</tr><tr><td>more<td>yet</table></td><td>right<img src='/c.jpg'></td></tr></table>",
  "a table in a table":
    "<table><tr><th>A<th>B<tr><td>c<table><tr><td>d<td>e<tr><td>f<td>g</table><td>h</table>",
  "a wide table": `<table><tr>${"<th>head".repeat(40)}</tr><tr>${"<td colspan=2>cell".repeat(40)}</tr></table>`,
  "pairs in a table":
    "<table><tr><td>When</td><td>June</td></tr><tr><td>Where:</td><td>Hall</td></tr></table>",
  "lists of Word":
    "<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>First<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'>o&nbsp; Deeper</p><p class=MsoNormal><font color=red><span style='font-weight:bold'>Bold</span> <st1:place>Halifax</st1:place></font></p><p>&nbsp;</p>",
  "bullets that were typed": "<p>Bring:<br>• a hat<br>• water</p><p>Single · dot</p>",
  "what opens":
    '<details><summary>Ask</summary><p>Answer</p><details><summary>Inner</summary>deep</details></details><div class="su-spoiler"><div class="su-spoiler-title">Title</div><div class="su-spoiler-content" style="display:none">Content</div></div><details>no title</details>',
  links:
    '<a href="/a">one<a href="/b">two</a></a> <a href="/c"></a><a href="#x">anchor</a> <a href="javascript:alert(1)">bad</a> <a href="jane@example.org">mail</a><a name="y">named</a><a href="/d"><h3>head</h3><p>para</p></a>',
  "text that is encoded twice":
    "<p>It&amp;#8217;s &amp;amp; caf&amp;eacute; e&#769;te\u0301 a\u00adb z\u200bw</p>",
  "other scripts":
    '<p dir="rtl" lang="ar">مجموعة الدعم <b>سرطان</b> البروستات</p><p lang="fr">Prévention&nbsp;: « être » à l’écoute</p>',
  "markup that is broken":
    "<p><b>bold <i>both</b> italic</i></p></div></td><p>unclosed <strong>strong<p>next</strong> <<b>>x< y > 3 & 4",
  "what runs":
    "<p onclick='x()'>words</p><script>alert(1)</script><style>p{}</style><svg onload=x><text>drawn</text></svg><math><mi>x</mi></math><template>t</template><object data=x></object>",
  forms: "<form class='wpcf7-form'><label>Your name <input></label><button>Send</button></form><p>after</p>",
  "text without spaces between blocks":
    "<div>a</div><div>b<section>c</section>d</div><pre>line 1\n  line 2</pre><address>e<br>f</address>",
  "empty things":
    "<p></p><p>&nbsp;</p><ul><li></li></ul><h2> </h2><blockquote></blockquote><b></b><table></table><figure></figure>",
};

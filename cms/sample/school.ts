/** Numbers that can be nobody's: telephone numbers begin with 0, addresses end in .example. */
export const sampleSchool = {
  name: 'Palash Vidya Niketan',
  tagline: 'Be the part of educational revolution!',
  about:
    'Palash Vidya Niketan is a co-educational, English-medium school affiliated to the CBSE, from nursery to class X and senior secondary, with hostel.',
  address: 'Palash Road, Sample Town 000000',
  affiliation_number: '0000000',
  school_code: '00000',
  phone: '0361 000 0000',
  email: 'office@palash.example',
  office_hours: '8:30am-2pm',
  fee_hours: '9:30am-3:30pm Monday to Saturday',
  session: '2025-2026',
  // NCERT's own shelf: the textbooks that the Board prescribes, free and without an account.
  ebooks_url: 'https://ncert.nic.in/textbook.php',
  // The town of the sample's area code as a whole, without a marker: it claims nobody's ground.
  map_url:
    'https://www.openstreetmap.org/export/embed.html?bbox=91.60%2C26.08%2C91.90%2C26.22&layer=mapnik',
  admission_open: true,
  sample: true,
}

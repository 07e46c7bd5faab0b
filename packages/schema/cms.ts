// Written by "npm run types" in packages/schema; a test compares it with the model.

/** The collections of the CMS with their columns. No response is trusted because of these types. */
export type Schema = {
  content_finding: {
    id: string
    kind: string
    what: string | null
    todo: string | null
    page: string | null
    since: string | null
    link: string | null
  }[]
  notification: {
    id: number
    title: string
    date: string
    category: string
    description: string | null
    file: string | null
    event_date: string | null
    event_until: string | null
    event_kind: string
    event_title: string | null
    publish_from: string | null
    publish_until: string | null
    pinned: boolean
    status: string
    translations: string[] | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  school: {
    id: number
    alert_text: string | null
    alert_link: string | null
    alert_from: string | null
    alert_until: string | null
    name: string | null
    tagline: string | null
    about: string | null
    address: string | null
    town: string | null
    state: string | null
    coordinates: string | null
    board: string | null
    affiliation_number: string | null
    school_code: string | null
    phone: string | null
    whatsapp: string | null
    email: string | null
    languages: string[] | null
    office_hours: string | null
    office_days: string[] | null
    school_days: string[] | null
    fee_hours: string | null
    fee_period: string | null
    transport_fees: string | null
    hostel_fees: string | null
    class_timings: string | null
    session: string | null
    admission_open: boolean
    admission_from: string | null
    admission_until: string | null
    admission_seats: string | null
    enquiry_consent: string | null
    reminder_consent: string | null
    payment_url: string | null
    ebooks_url: string | null
    map_url: string | null
    facebook_url: string | null
    instagram_url: string | null
    youtube_url: string | null
    emblem: string | null
    colour_main: string | null
    colour_accent: string | null
    type_pairing: string | null
    colour_dark: string | null
    fee_due_day: number | null
    late_fine_tuition: number | null
    late_fine_transport: number | null
    strike_off_months: number | null
    registration_fee: number | null
    registration_hours: string | null
    schedule_session: string | null
    class_start: string | null
    minimum_attendance: number | null
    certificate_after_days: number | null
    reply_hours: number | null
    minimum_ages: string | null
    sample_content: string
    seeded: string | null
    translations: string[] | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }
  heading: {
    id: number
    title: string
    description: string | null
    image: string | null
    publish_from: string | null
    publish_until: string | null
    status: string
    translations: string[] | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  pages: {
    id: number
    sort: number | null
    page_name: string
    address: string | null
    title: string | null
    summary: string | null
    menu_group: string | null
    kind: string | null
    badge: string | null
    content: string | null
    links: string | null
    photo: string | null
    photo_credit: string | null
    photo_consent: boolean
    drawing: string | null
    drawing_place: string | null
    shortcuts: string[] | null
    other_addresses: string | null
    search_words: string | null
    status: string
    translations: string[] | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  section: {
    id: number
    sort: number | null
    page: string
    kind: string
    label: string | null
    title: string | null
    text: string | null
    items: string[] | null
    file: string | null
    link: string | null
    category: string | null
    drawing: string | null
    picture: string | null
    publish_from: string | null
    publish_until: string | null
    status: string
    translations: string[] | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  faculty: {
    id: number
    sort: number | null
    name: string
    designation: string | null
    photo: string | null
    qualification: string | null
    department: string | null
    status: string
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  person: {
    id: number
    sort: number | null
    body: string
    name: string
    post: string | null
    designation: string | null
    telephone: string | null
    status: string
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  team: {
    id: number
    sort: number | null
    kind: string
    name: string
    description: string | null
    leader: string | null
    leader_role: string | null
    captain: string | null
    flag_bearer: string | null
    events: string | null
    picture: string | null
    status: string
    translations: string[] | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  fee: {
    id: number
    sort: number | null
    class_name: string
    amount: number | null
    status: string
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  gallery: {
    id: number
    sort: number | null
    title: string | null
    status: string
    images: number[]
    translations: string[] | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  gallery_files: {
    id: number
    gallery_id: number | null
    directus_files_id: string | null
    sort: number | null
  }[]
  exam: {
    id: number
    sort: number | null
    title: string
    place: string | null
    active: boolean
    embed: string | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  calendar_date: {
    id: number
    title: string
    from: string
    to: string | null
    kind: string
    time: string | null
    place: string | null
    status: string
    translations: string[] | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  book: {
    id: number
    sort: number | null
    class: string
    title: string
    file: string | null
    url: string | null
    status: string
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  disclosure: {
    id: number
    principal_name: string | null
    principal_qualification: string | null
    vice_principal: string | null
    headmistress: string | null
    pgt: number | null
    tgt: number | null
    prt: number | null
    sections: number | null
    special_educator: string | null
    counsellor: string | null
    campus_area: number | null
    classrooms: number | null
    classroom_size: string | null
    laboratories: number | null
    laboratory_size: string | null
    internet: string | null
    girls_toilets: number | null
    boys_toilets: number | null
    inspection_video: string | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }
  disclosure_document: {
    id: number
    kind: string
    status: string
    title: string | null
    file: string | null
    url: string | null
    issued_on: string | null
    valid_until: string | null
    remark: string | null
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  board_result: {
    id: number
    class: string
    year: number
    registered: number
    passed: number
    remarks: string | null
    status: string
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  redirect: {
    id: number
    old_address: string
    new_address: string
    status: string
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  certificate: {
    id: number
    certificate_number: string
    admission_number: string
    name: string
    class: string
    date_of_leaving: string
    file: string | null
    status: string
    sample: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  admission_form: {
    id: string
    student_name: string
    age: number
    contact_number: string
    stage: string
    reply_by: string | null
    may_contact: string
    source: string | null
    notes: string | null
    overdue: boolean
    previous_school: string | null
    address: string | null
    reference: string | null
    received_at: string | null
    first_contact_at: string | null
    suspected: string | null
    notice_version: string | null
    consent: string[] | null
    request: string | null
    request_by: string | null
    request_answered: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  admission: {
    id: string
    name: string
    class: string
    phone: string
    stage: string
    reply_by: string | null
    may_contact: string
    source: string | null
    notes: string | null
    overdue: boolean
    age: number
    whatsapp: string | null
    reference: string | null
    received_at: string | null
    first_contact_at: string | null
    suspected: string | null
    notice_version: string | null
    consent: string[] | null
    request: string | null
    request_by: string | null
    request_answered: boolean
    date_created: string | null
    date_updated: string | null
  }[]
  office_figures: {
    id: number
    waiting: number | null
    overdue: number | null
    answered: number | null
    median_hours: number | null
  }[]
}

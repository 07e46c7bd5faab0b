/** The messages of the forms, with the specification's wording where it has one. */
export const enquiryMessages = {
  details: 'Details of the enquiry',
  studentName: 'Enter full student name. Student name should be greater then 5character.',
  age: 'Enter a valid student age. Student age should be greater then 1 year.',
  wholeYears: 'Write the age in whole years, as a number such as 3.',
  contactNumber: 'Enter a valid contact number. Contact number should have 10 digit.',
  quickName: 'Enter the name of the student.',
  quickAge: 'Enter the age of the student in years, as a number.',
  quickClass: 'Enter the present class of the student.',
  quickPhone: 'Enter a contact number.',
  tooLong: 'This text is too long. Please shorten it.',
  correct: 'Please correct the following:',
  notSaved: 'Error at saving your details',
  failureAdvice: 'Your details are still in the form. Please try again, or call us.',
  privacyPolicy: 'Privacy policy',
  quickThanks: 'Admission form submitted successfully',
  /** `replyTime` as in “within 24 hours”. */
  thanks: (name: string, replyTime: string) =>
    `Thanks ${name} for showing interest to take admission. We will get back to you ${replyTime}.`,
} as const

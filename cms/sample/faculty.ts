type Teacher = [name: string, designation: string, qualification: string, department: string]

const TEACHERS: Teacher[] = [
  ['Dr Anjali Sharma', 'Principal', 'M.Sc., Ph.D., B.Ed.', 'Administration'],
  ['Mr Rakesh Verma', 'Vice Principal', 'M.A. (English), B.Ed.', 'Administration'],
  ['Mrs Sunita Das', 'Headmistress, Primary Wing', 'M.A. (Education), B.Ed.', 'Administration'],
  ['Mrs Meera Joshi', 'PGT Chemistry', 'M.Sc. (Chemistry), B.Ed.', 'Science'],
  ['Mr Arun Kumar', 'PGT Physics', 'M.Sc. (Physics), B.Ed.', 'Science'],
  ['Mrs Lakshmi Nair', 'TGT Science', 'B.Sc., B.Ed.', 'Science'],
  ['Mr Sanjay Gupta', 'PGT Mathematics', 'M.Sc. (Mathematics), B.Ed.', 'Mathematics'],
  ['Mrs Kavita Singh', 'TGT Mathematics', 'B.Sc. (Mathematics), B.Ed.', 'Mathematics'],
  ['Mrs Ritu Banerjee', 'TGT English', 'M.A. (English), B.Ed.', 'Languages'],
  ['Mr Debasish Sen', 'TGT Bengali', 'M.A. (Bengali), B.Ed.', 'Languages'],
  ['Mrs Usha Mishra', 'TGT Hindi', 'M.A. (Hindi), B.Ed.', 'Languages'],
  ['Mr Imran Ahmed', 'TGT Social Science', 'M.A. (History), B.Ed.', 'Social Science'],
  ['Ms Priya Thomas', 'TGT Computer Science', 'MCA, B.Ed.', 'Computer Science'],
  ['Mr Bikash Roy', 'Art Teacher', 'B.F.A.', 'Art'],
  ['Mr Harpreet Singh', 'Physical Education Teacher', 'B.P.Ed.', 'Physical Education'],
  ['Mrs Nasreen Begum', 'PRT, Class II', 'B.A., D.El.Ed.', 'Primary'],
]

export const sampleFaculty = TEACHERS.map(
  ([name, designation, qualification, department], index) => ({
    name,
    designation,
    qualification,
    department,
    sort: index + 1,
    sample: true,
  }),
)

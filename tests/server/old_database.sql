BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE endings (
	table_key VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	soloist VARCHAR, 
	day DATE, 
	score INTEGER, 
	PRIMARY KEY (table_key), 
	FOREIGN KEY(table_key) REFERENCES tables ("key")
);
INSERT INTO "endings" VALUES('NZFGfBTuw7Fuy1yPgvPdQA','nummerus',NULL,NULL,NULL);
CREATE TABLE entries (
	table_key VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	guest VARCHAR NOT NULL, 
	command VARCHAR, 
	deed TEXT NOT NULL, 
	PRIMARY KEY (table_key, seq), 
	CONSTRAINT a_command_is_done_once UNIQUE (table_key, guest, command), 
	FOREIGN KEY(table_key) REFERENCES tables ("key")
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('LdVn81G7kUSY7ThLCbx5kg',1,1.79492929890063953398e+09,'ada',NULL,'{"type":"opened","game":"klong","host":"Ada","seed":"d928794c149bc3fd80767673276f0d7252d60c4ed26f0d1f1c9c584760f3e0cd","code":"NJGK9J","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"open","token":2}],"options":{},"clock":"none"}');
INSERT INTO "entries" VALUES('LdVn81G7kUSY7ThLCbx5kg',2,1.79492929890388226502e+09,'ada','c151','{"type":"planned","options":{"start":"lot","board":"a","artifact":"enter"},"clock":"none"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',1,1.79492929865035271645e+09,'ada',NULL,'{"type":"opened","game":"nummerus","host":"Ada","seed":"b15f5b39cb730d44c23320cc95c70781b9272dbaeb6482a13df6dc3e2047e433","code":"E2SFN3","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"open","token":2}],"options":{},"clock":"none"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',2,1.79492929865515494342e+09,'ben','c0','{"type":"seated","seat":1,"place":{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',3,1.7949292986563527584e+09,'ada','c1','{"type":"planned","options":{"scoring":"longest","rounds":3,"swap":false,"start":"2","layout":"lot"},"clock":"brisk"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',4,1.79492929865749812129e+09,'ada','c2','{"type":"started","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada","salt":"salt"},{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}],"options":{"scoring":"longest","rounds":3,"swap":false,"start":"2","layout":"lot"},"day":null}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',5,1.79492929865901494025e+09,'ben','c3','{"type":"moved","seat":1,"move":14,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',6,1.79492929866042113303e+09,'ada','c4','{"type":"moved","seat":0,"move":16,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',7,1.79492929866161155701e+09,'ben','c5','{"type":"moved","seat":1,"move":45,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',8,1.79492929866273331646e+09,'ada','c6','{"type":"moved","seat":0,"move":18,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',9,1.79492929866380596156e+09,'ben','c7','{"type":"moved","seat":1,"move":17,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',10,1.7949292986648447514e+09,'ada','c8','{"type":"moved","seat":0,"move":37,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',11,1.79492929866598224632e+09,'ben','c9','{"type":"moved","seat":1,"move":15,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',12,1.79492929867059636123e+09,'ada','c10','{"type":"moved","seat":0,"move":13,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',13,1.79492929867470717435e+09,'ben','c11','{"type":"moved","seat":1,"move":5,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',14,1.79492929867853856082e+09,'ada','c12','{"type":"moved","seat":0,"move":24,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',15,1.79492929868262934682e+09,'ben','c13','{"type":"moved","seat":1,"move":12,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',16,1.79492929868657946591e+09,'ada','c14','{"type":"moved","seat":0,"move":33,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',17,1.79492929869067978851e+09,'ben','c15','{"type":"moved","seat":1,"move":39,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',18,1.79492929869444918632e+09,'ada','c16','{"type":"moved","seat":0,"move":36,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',19,1.79492929869864130017e+09,'ben','c17','{"type":"moved","seat":1,"move":20,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',20,1.79492929870247197154e+09,'ada','c18','{"type":"moved","seat":0,"move":41,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',21,1.79492929870380139344e+09,'ben','c19','{"type":"moved","seat":1,"move":0,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',22,1.79492929870640468593e+09,'ada','c20','{"type":"moved","seat":0,"move":19,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',23,1.79492929871039223668e+09,'ben','c21','{"type":"moved","seat":1,"move":27,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',24,1.79492929871157288548e+09,'ada','c22','{"type":"moved","seat":0,"move":40,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',25,1.79492929871269226078e+09,'ben','c23','{"type":"moved","seat":1,"move":11,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',26,1.79492929871377897266e+09,'ada','c24','{"type":"moved","seat":0,"move":9,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',27,1.79492929871484732627e+09,'ben','c25','{"type":"moved","seat":1,"move":47,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',28,1.79492929871589279177e+09,'ada','c26','{"type":"moved","seat":0,"move":8,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',29,1.79492929871690416331e+09,'ben','c27','{"type":"moved","seat":1,"move":32,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',30,1.79492929871793937676e+09,'ada','c28','{"type":"moved","seat":0,"move":43,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',31,1.79492929871892571451e+09,'ben','c29','{"type":"moved","seat":1,"move":42,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',32,1.79492929871995234494e+09,'ada','c30','{"type":"moved","seat":0,"move":30,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',33,1.79492929872097730639e+09,'ben','c31','{"type":"moved","seat":1,"move":23,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',34,1.79492929872201967232e+09,'ada','c32','{"type":"moved","seat":0,"move":7,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',35,1.79492929872304463382e+09,'ben','c33','{"type":"moved","seat":1,"move":38,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',36,1.794929298724020958e+09,'ada','c34','{"type":"moved","seat":0,"move":26,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',37,1.79492929872501921651e+09,'ben','c35','{"type":"moved","seat":1,"move":6,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',38,1.79492929872602581973e+09,'ada','c36','{"type":"moved","seat":0,"move":1,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',39,1.79492929872703170773e+09,'ben','c37','{"type":"moved","seat":1,"move":2,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',40,1.79492929872800374029e+09,'ada','c38','{"type":"moved","seat":0,"move":22,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',41,1.79492929872902727125e+09,'ben','c39','{"type":"moved","seat":1,"move":34,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',42,1.79492929873005485534e+09,'ada','c40','{"type":"moved","seat":0,"move":31,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',43,1.7949292987311062813e+09,'ben','c41','{"type":"moved","seat":1,"move":21,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',44,1.79492929873218107226e+09,'ada','c42','{"type":"moved","seat":0,"move":10,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',45,1.79492929873313426976e+09,'ben','c43','{"type":"moved","seat":1,"move":28,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',46,1.79492929873411703103e+09,'ada','c44','{"type":"moved","seat":0,"move":25,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',47,1.79492929873509931559e+09,'ben','c45','{"type":"moved","seat":1,"move":44,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',48,1.79492929873605513565e+09,'ada','c46','{"type":"moved","seat":0,"move":3,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',49,1.794929298736985445e+09,'ben','c47','{"type":"moved","seat":1,"move":4,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',50,1.79492929873802971839e+09,'ada','c48','{"type":"moved","seat":0,"move":46,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',51,1.79492929873898696894e+09,'ben','c49','{"type":"moved","seat":1,"move":35,"by":"person"}');
INSERT INTO "entries" VALUES('NZFGfBTuw7Fuy1yPgvPdQA',52,1.79492929873994779585e+09,'ada','c50','{"type":"moved","seat":0,"move":29,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',1,1.79492929877308130264e+09,'ada',NULL,'{"type":"opened","game":"klong","host":"Ada","seed":"b9c1efe4b5ee553f039cdddff38d70d699e9d2fd0c7d7176b9e36e4f93fa9db4","code":"WYAVWZ","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"open","token":2}],"options":{},"clock":"none"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',2,1.79492929877631878857e+09,'ben','c71','{"type":"seated","seat":1,"place":{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',3,1.79492929877729153636e+09,'ada','c72','{"type":"planned","options":{"start":"lot","board":"a","artifact":"enter"},"clock":"relaxed"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',4,1.79492929877827787398e+09,'ada','c73','{"type":"started","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}],"options":{"start":"lot","board":"a","artifact":"enter"},"day":null}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',5,1.79492929878137159353e+09,'ben','c74','{"type":"moved","seat":1,"move":3,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',6,1.79492929878257846828e+09,'ben','c75','{"type":"moved","seat":1,"move":1,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',7,1.79492929878369903567e+09,'ben','c76','{"type":"took-back","ply":1}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',8,1.7949292987849524021e+09,'ben','c77','{"type":"moved","seat":1,"move":1,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',9,1.79492929878606533996e+09,'ben','c78','{"type":"took-back","ply":1}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',10,1.79492929878733634943e+09,'ben','c79','{"type":"moved","seat":1,"move":1,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',11,1.79492929878892970088e+09,'ben','c80','{"type":"took-back","ply":1}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',12,1.79492929879076242452e+09,'ben','c81','{"type":"moved","seat":1,"move":151,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',13,1.79492929879231452941e+09,'ben','c82','{"type":"took-back","ply":1}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',14,1.79492929879400610923e+09,'ben','c83','{"type":"moved","seat":1,"move":1,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',15,1.79492929879549741739e+09,'ben','c84','{"type":"moved","seat":1,"move":151,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',16,1.79492929879712867741e+09,'ben','c85','{"type":"took-back","ply":2}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',17,1.79492929879898214335e+09,'ben','c86','{"type":"moved","seat":1,"move":4,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',18,1.79492929880054378514e+09,'ben','c87','{"type":"moved","seat":1,"move":151,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',19,1.79492929880216431619e+09,'ben','c88','{"type":"moved","seat":1,"move":155,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',20,1.79492929880372476579e+09,'ben','c89','{"type":"moved","seat":1,"move":2,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',21,1.79492929880531835551e+09,'ben','c90','{"type":"took-back","ply":5}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',22,1.79492929880708527567e+09,'ben','c91','{"type":"moved","seat":1,"move":76,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',23,1.79492929880841660503e+09,'ben','c92','{"type":"took-back","ply":5}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',24,1.79492929880996227257e+09,'ben','c93','{"type":"moved","seat":1,"move":105,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',25,1.79492929881153726575e+09,'ben','c94','{"type":"moved","seat":1,"move":2,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',26,1.79492929881312870974e+09,'ben','c95','{"type":"moved","seat":1,"move":2,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',27,1.7949292988147296905e+09,'ben','c96','{"type":"moved","seat":1,"move":0,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',28,1.79492929881669354436e+09,'ada','c97','{"type":"moved","seat":0,"move":1,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',29,1.79492929881828260424e+09,'ada','c98','{"type":"moved","seat":0,"move":2,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',30,1.79492929881969642642e+09,'ada','c99','{"type":"moved","seat":0,"move":2,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',31,1.7949292988212304116e+09,'ada','c100','{"type":"took-back","ply":11}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',32,1.79492929882302546503e+09,'ada','c101','{"type":"moved","seat":0,"move":3,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',33,1.79492929882468700412e+09,'ada','c102','{"type":"moved","seat":0,"move":2,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',34,1.79492929882631111144e+09,'ada','c103','{"type":"took-back","ply":12}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',35,1.79492929882827425007e+09,'ada','c104','{"type":"moved","seat":0,"move":2,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',36,1.79492929882993745805e+09,'ada','c105','{"type":"moved","seat":0,"move":1,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',37,1.7949292988315632343e+09,'ada','c106','{"type":"moved","seat":0,"move":151,"by":"person"}');
INSERT INTO "entries" VALUES('S5vTq7Gitq04okb2QzkfgQ',38,1.79492929883319711687e+09,'ada','c107','{"type":"moved","seat":0,"move":0,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',1,1.79492929886128163336e+09,'ada',NULL,'{"type":"opened","game":"zappzerapp","host":"Ada","seed":"0a29ac1834ceacec00492576bd7a462bf0bdee12aca527ecfe430f789a76f82b","code":"GK4US9","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"open","token":2}],"options":{},"clock":"none"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',2,1.79492929886459159851e+09,'ben','c118','{"type":"seated","seat":1,"place":{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',3,1.7949292988656535149e+09,'ada','c119','{"type":"planned","options":{"start":"lot","listening":"together","absence":"60","signs":true},"clock":"brisk"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',4,1.79492929886676812166e+09,'ada','c120','{"type":"started","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}],"options":{"start":"lot","listening":"together","absence":"60","signs":true},"day":null}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',5,1.79492929886802101138e+09,'ben','c121','{"type":"moved","seat":1,"move":3,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',6,1.79492929886912631985e+09,'ada','c122','{"type":"moved","seat":0,"move":5,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',7,1.794929298870241642e+09,'ada','c123','{"type":"moved","seat":0,"move":13,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',8,1.79492929887127685545e+09,'ada','c124','{"type":"moved","seat":0,"move":28,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',9,1.79492929887230181695e+09,'ben','c125','{"type":"moved","seat":1,"move":15,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',10,1.79492929887333750723e+09,'ben','c126','{"type":"moved","seat":1,"move":27,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',11,1.79492929887440204623e+09,'ben','c127','{"type":"moved","seat":1,"move":19,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',12,1.79492929887543916701e+09,'ben','c128','{"type":"moved","seat":1,"move":26,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',13,1.79492929887645173074e+09,'ben','c129','{"type":"moved","seat":1,"move":10,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',14,1.79492929887747740746e+09,'ben','c130','{"type":"moved","seat":1,"move":28,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',15,1.79492929887851858134e+09,'ada','c131','{"type":"moved","seat":0,"move":33,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',16,1.79492929887954878807e+09,'ben','c132','{"type":"moved","seat":1,"move":33,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',17,1.79492929888070702551e+09,'ben','c133','{"type":"moved","seat":1,"move":15,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',18,1.79492929888176798816e+09,'ada','c134','{"type":"moved","seat":0,"move":8,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',19,1.79492929888290500637e+09,'ben','c135','{"type":"moved","seat":1,"move":9,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',20,1.79492929888394594194e+09,'ben','c136','{"type":"moved","seat":1,"move":26,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',21,1.79492929888502693175e+09,'ben','c137','{"type":"moved","seat":1,"move":29,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',22,1.79492929888604664805e+09,'ada','c138','{"type":"moved","seat":0,"move":16,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',23,1.79492929888706064227e+09,'ada','c139','{"type":"moved","seat":0,"move":26,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',24,1.79492929888807106015e+09,'ada','c140','{"type":"moved","seat":0,"move":5,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',25,1.79492929888911724087e+09,'ada','c141','{"type":"moved","seat":0,"move":29,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',26,1.79492929889011406893e+09,'ada','c142','{"type":"moved","seat":0,"move":32,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',27,1.79492929889110445973e+09,'ben','c143','{"type":"moved","seat":1,"move":32,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',28,1.79492929889229083061e+09,'ada','c144','{"type":"moved","seat":0,"move":8,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',29,1.79492929889335012432e+09,'ben','c145','{"type":"moved","seat":1,"move":18,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',30,1.79492929889438462259e+09,'ben','c146','{"type":"moved","seat":1,"move":7,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',31,1.7949292988954768181e+09,'ada','c147','{"type":"moved","seat":0,"move":23,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',32,1.79492929889657855035e+09,'ada','c148','{"type":"moved","seat":0,"move":26,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',33,1.79492929889766931529e+09,'ada','c149','{"type":"moved","seat":0,"move":30,"by":"person"}');
INSERT INTO "entries" VALUES('UN4IAUff_NKZ5LKVGWbm4A',34,1.79492929889873075485e+09,'ben','c150','{"type":"moved","seat":1,"move":27,"by":"person"}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',1,1.79492929875877738001e+09,'ada',NULL,'{"type":"opened","game":"sechserreihe","host":"Ada","seed":"78e7739b4474f5039d8b1d61569117653f8af6dc57e8f4093503dff242b9efbd","code":"7DBDPX","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"open","token":2}],"options":{},"clock":"none"}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',2,1.79492929876188492778e+09,'ben','c62','{"type":"seated","seat":1,"place":{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',3,1.79492929876302647587e+09,'ada','c63','{"type":"planned","options":{"start":"lot","layout":"own"},"clock":"none"}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',4,1.79492929876405715944e+09,'ada','c64','{"type":"started","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}],"options":{"start":"lot","layout":"own"},"day":null}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',5,1.79492929876565623283e+09,'ada','c65','{"type":"moved","seat":0,"move":1638,"by":"person"}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',6,1.79492929876678204538e+09,'ben','c66','{"type":"moved","seat":1,"move":268,"by":"person"}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',7,1.79492929876784181597e+09,'ada','c67','{"type":"moved","seat":0,"move":431,"by":"person"}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',8,1.79492929876884627343e+09,'ben','c68','{"type":"moved","seat":1,"move":1368,"by":"person"}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',9,1.79492929876999783513e+09,'ada','c69','{"type":"moved","seat":0,"move":724,"by":"person"}');
INSERT INTO "entries" VALUES('lB3YKb3linNiqWlUZL2Q8Q',10,1.79492929877115797989e+09,'ben','c70','{"type":"moved","seat":1,"move":828,"by":"person"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',1,1.79492929874295210836e+09,'ada',NULL,'{"type":"opened","game":"nummerus","host":"Ada","seed":"3c5e884339814db1cdcc72f783fefdeb3a5e2da3c0afc4db8083659191bd37fd","code":"Z5VG67","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"open","token":2}],"options":{},"clock":"none"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',2,1.79492929874621295928e+09,'ada','c51','{"type":"removed"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',3,1.79492929874737977983e+09,'ada','c52','{"type":"planned","options":{"scoring":"solitaire","rounds":3,"swap":false,"start":"lot","layout":"daily"},"clock":"none"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',4,1.79492929874844312672e+09,'ada','c53','{"type":"started","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada","salt":"salt"}],"options":{"scoring":"solitaire","rounds":3,"swap":false,"start":"lot","layout":"daily"},"day":"2026-11-17"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',5,1.79492929874966859814e+09,'ada','c54','{"type":"moved","seat":0,"move":12,"by":"person"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',6,1.7949292987506687641e+09,'ada','c55','{"type":"moved","seat":0,"move":4,"by":"person"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',7,1.79492929875162577626e+09,'ada','c56','{"type":"moved","seat":0,"move":36,"by":"person"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',8,1.79492929875259065626e+09,'ada','c57','{"type":"moved","seat":0,"move":47,"by":"person"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',9,1.79492929875359463688e+09,'ada','c58','{"type":"took-back","ply":3}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',10,1.79492929875477218626e+09,'ada','c59','{"type":"moved","seat":0,"move":29,"by":"person"}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',11,1.79492929875580120081e+09,'ada','c60','{"type":"took-back","ply":0,"whole":true}');
INSERT INTO "entries" VALUES('ohxqnLxvX8egizYW2cW_6g',12,1.79492929875696635242e+09,'ada','c61','{"type":"moved","seat":0,"move":29,"by":"person"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',1,1.79492929883635449414e+09,'ada',NULL,'{"type":"opened","game":"zong","host":"Ada","seed":"64d65b81c6d4b9bc272dc2513e12928be7d48d68809f429a7158d4139d90fe95","code":"C97NKU","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"open","token":2},{"kind":"open","token":3}],"options":{},"clock":"none"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',2,1.79492929884135246276e+09,'ben','c108','{"type":"seated","seat":1,"place":{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"}}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',3,1.79492929884301829343e+09,'ada','c109','{"type":"seated","seat":2,"place":{"kind":"bot","token":3,"name":"Kuno","level":"neuling"}}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',4,1.79492929884452676776e+09,'ada','c110','{"type":"planned","options":{"start":"lot","board":"classic","disc":"own","vote":true},"clock":"none"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',5,1.79492929884607076637e+09,'ada','c111','{"type":"started","places":[{"kind":"person","token":1,"name":"Ada","guest":"ada"},{"kind":"person","token":2,"name":"Ben","guest":"ben","salt":"pepper"},{"kind":"bot","token":3,"name":"Kuno","level":"neuling"}],"options":{"start":"lot","board":"classic","disc":"own","vote":true},"day":null}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',6,1.79492929884838342668e+09,'ada','c112','{"type":"moved","seat":0,"move":77,"by":"person"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',7,1.79492929885064601901e+09,'ben','c113','{"type":"moved","seat":1,"move":76,"by":"person"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',8,1794929298.85173,'',NULL,'{"type":"moved","seat":2,"move":76,"by":"bot"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',9,1.79492929885278344149e+09,'',NULL,'{"type":"moved","seat":2,"move":7,"by":"bot"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',10,1.79492929885408854491e+09,'',NULL,'{"type":"moved","seat":2,"move":443723589201,"by":"bot","feat":"BAABANCYAtCvBgABAJipApzMBgABAIiIApzMBgAJAIgrzjsOggLSBA7eAfwDDrgBpAMNiAG6Ag5u_gENRp4BDSZWCgYQAA"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',11,1.79492929885517954824e+09,'ada','c114','{"type":"moved","seat":0,"move":1,"by":"person"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',12,1.7949292988564162255e+09,'ada','c115','{"type":"moved","seat":0,"move":8914574178342,"by":"person","feat":"BAABANCYAtCvBgABAJipApzMBgABAPgokIUGABEAlM4C_G4OnwanCQ7rBdsIDrcFiwgOgwW_Bw7NBO8GDpsEoQYO5QPTBQ6xA4cFDvsCtwQP3wKJBA6PApUDDtsBxwIOpwH5AQ5zqwEOPV0ODRMA"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',13,1.79492929885811567302e+09,'ada','c116','{"type":"moved","seat":0,"move":9175263833051,"by":"person","feat":"BAABANCYAtCvBgABAJipApzMBgABAPgokIUGADwA2NICwHEO8BOkJQ7CE9IkDpYT_CMNwBHsIASoBf4JAegBtAMBW8oBDb0OgCANnQ64Hw6FD5ohDt0OxCAOtQ7uHw2PDf4cDu0Nyh4NyQzkGw2pDJwbDvsM1BwN4wuCGg6xDK4bDosM2hoO5QuEGg69C64ZDpUL2BgO8QqCGA3pCdoVDqMK3hYNpQnAFA2BCfYTDI0I8hEBOYABAW_RAQ6LCYkRDt8ItRAN5wfXDg6LCJUPDt0Hww4OswfvDQ6FB50NDtkGyQwOrQb3Cw6BBqMLDtMF0QoOqQX9CQ77BKsJDtEE1wgOowSFCA73A7EHDasDowYOowORBg71Ar8FDskC6wQOnQKXBA3hAacDDb0B4QIOnQGrAg5z1wEOR4UBDhkzBQEAAjwBAwHQBqsCAQMCqwc"}');
INSERT INTO "entries" VALUES('scmxVADuXFyYMzYXQl46vw',14,1.7949292988593213558e+09,'ben','c117','{"type":"moved","seat":1,"move":1,"by":"person"}');
CREATE TABLE names (
	guest VARCHAR NOT NULL, 
	at FLOAT NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (guest, at)
);
INSERT INTO "names" VALUES('ada',1.79492929864308023457e+09,'Ada');
INSERT INTO "names" VALUES('ben',1.79492929864720392229e+09,'Ben');
CREATE TABLE slips (
	server VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	here TEXT NOT NULL, 
	PRIMARY KEY (server)
);
INSERT INTO "slips" VALUES('a-server-that-was-killed',7,'{"LdVn81G7kUSY7ThLCbx5kg":{"seq":3,"guests":["ben"]}}');
CREATE TABLE tables (
	"key" VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	opened_at FLOAT NOT NULL, 
	PRIMARY KEY ("key"), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('NZFGfBTuw7Fuy1yPgvPdQA','E2SFN3',1.79492929865035271645e+09);
INSERT INTO "tables" VALUES('ohxqnLxvX8egizYW2cW_6g','Z5VG67',1.79492929874295210836e+09);
INSERT INTO "tables" VALUES('lB3YKb3linNiqWlUZL2Q8Q','7DBDPX',1.79492929875877738001e+09);
INSERT INTO "tables" VALUES('S5vTq7Gitq04okb2QzkfgQ','WYAVWZ',1.79492929877308130264e+09);
INSERT INTO "tables" VALUES('scmxVADuXFyYMzYXQl46vw','C97NKU',1.79492929883635449414e+09);
INSERT INTO "tables" VALUES('UN4IAUff_NKZ5LKVGWbm4A','GK4US9',1.79492929886128163336e+09);
INSERT INTO "tables" VALUES('LdVn81G7kUSY7ThLCbx5kg','NJGK9J',1.79492929890063953398e+09);
CREATE INDEX entries_of_guest ON entries (guest, table_key);
CREATE INDEX endings_of_soloist ON endings (soloist, game);
COMMIT;
